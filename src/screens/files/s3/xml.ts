import { type AnswerShape, decode, decodeItems, type Shape } from '../../../lib/answer-shape'
import { elementsIn, textIn } from './send'

/** Parts of shapes that several elements share. */
export const parts = {
  /** A text that must not be empty. */
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
export function readObject(element: Element) {
  return {
    key: decodeKey(textIn(element, 'Key')),
    size: Number(textIn(element, 'Size')),
    modified: Date.parse(textIn(element, 'LastModified')),
    etag: textIn(element, 'ETag').replaceAll('"', ''),
  }
}

/** The valid elements of a list, each read and then decoded alone, as in answers of the API. */
export function itemsOf<Item>(
  elements: readonly Element[],
  shape: AnswerShape<Item>,
  read: (element: Element) => unknown,
): readonly Item[] {
  return decodeItems(shape, elements.map(read)).items
}

/** Members that every page of a listing has. */
export interface ListingPage {
  /** Prefixes, each with its slash. */
  readonly folders: readonly string[]
  /** Keys of the objects and folders that cannot be decoded; empty for those without a key. */
  readonly odd: readonly string[]
}

/** Reads a page of a listing: its elements, each decoded alone, and the folders beside them. */
export function pageOf<Item>(
  document: Document | null,
  elements: readonly Element[],
  shape: AnswerShape<Item>,
  read: (element: Element) => { readonly key: string },
): ListingPage & { readonly items: readonly Item[] } {
  const found = elements.map(read)
  const prefixes = elementsIn(document, 'CommonPrefixes').map((each) => decodeKey(textIn(each, 'Prefix')))
  const isOdd = (each: unknown): boolean => decode(shape, each).value === undefined
  return {
    items: decodeItems(shape, found).items,
    folders: prefixes.filter((each) => each !== ''),
    odd: [...found.filter(isOdd).map(({ key }) => key), ...prefixes.filter((each) => each === '')],
  }
}

/** Decodes a key: servers write a space as `+` or `%20`, and a plus always as `%2B`. */
export function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Escapes a text for XML, which can hold control characters only by number. */
export function escapeXml(text: string): string {
  return Array.from(text, (character) =>
    /[&<>"\p{Cc}\uFFFE\uFFFF]/u.test(character) ? `&#${character.codePointAt(0)};` : character,
  ).join('')
}
