import { elementsIn, textIn } from './send'

/** An object of a listing. */
export interface ListedObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** In ms since 1970; NaN if unreadable. */
  readonly modified: number
  readonly etag: string
}

/** Reads an object of a listing. */
export function objectIn(element: Element): ListedObject {
  return {
    key: decodeKey(textIn(element, 'Key')),
    size: Number(textIn(element, 'Size')),
    modified: Date.parse(textIn(element, 'LastModified')),
    etag: textIn(element, 'ETag').replaceAll('"', ''),
  }
}

/** Reads the prefixes of a listing, each with its slash. */
export function foldersIn(document: Document | null): string[] {
  return elementsIn(document, 'CommonPrefixes').map((each) => decodeKey(textIn(each, 'Prefix')))
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
