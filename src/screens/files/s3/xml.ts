import { type AnswerShape, decodeItems, type Shape } from '../../../lib/answer-shape'
import { elementsIn, textIn } from './send'

/** The parts of shapes that several elements have. */
export const parts = {
  /** What an element has to name. */
  name: { type: ['string'], minLength: 1 },
  text: { type: ['string'] },
  /** A count of bytes. */
  bytes: { type: ['integer'], minimum: 0 },
  /** A time, in ms since 1970. */
  time: { type: ['integer'], minimum: -8.64e15, maximum: 8.64e15 },
} as const satisfies Readonly<Record<string, Shape>>

/** An object of a listing. */
export interface ListedObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** In ms since 1970; undefined if unreadable. */
  readonly modified?: number
  readonly etag: string
}

/** The shape of an object of a listing. */
export const objectShape: AnswerShape<ListedObject> = {
  type: ['object'],
  properties: { key: parts.name, size: parts.bytes, modified: parts.time, etag: parts.text },
  required: ['key', 'size', 'etag'],
}

/** Reads an object of a listing, to be decoded by its shape. */
export function readObject(element: Element): Readonly<Record<string, unknown>> {
  return {
    key: decodeKey(textIn(element, 'Key')),
    size: Number(textIn(element, 'Size')),
    modified: Date.parse(textIn(element, 'LastModified')),
    etag: textIn(element, 'ETag').replaceAll('"', ''),
  }
}

/** The usable ones of the elements of a list, each read and then decoded alone, as in answers of the API. */
export function itemsOf<Item>(
  elements: readonly Element[],
  shape: AnswerShape<Item>,
  read: (element: Element) => unknown,
): readonly Item[] {
  return decodeItems(shape, elements.map(read)).items
}

const nameShape: AnswerShape<string> = parts.name

/** Reads the prefixes of a listing, each with its slash. */
export function foldersIn(document: Document | null): readonly string[] {
  return itemsOf(elementsIn(document, 'CommonPrefixes'), nameShape, (each) =>
    decodeKey(textIn(each, 'Prefix')),
  )
}

/** Servers write a space as plus or percent, and a plus always by percent. */
export function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Documents cannot hold control characters but by number. */
export function escapeXml(text: string): string {
  return Array.from(text, (character) =>
    /[&<>"\p{Cc}\uFFFE\uFFFF]/u.test(character) ? `&#${character.codePointAt(0)};` : character,
  ).join('')
}
