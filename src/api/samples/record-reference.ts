// Private-use characters, which do not occur in customer texts. Percent-encoded in URLs.
const [open, close] = ['\uE000', '\uE001']
const anywhere = new RegExp(
  `(?:${open}|${encodeURIComponent(open)})([\\w.]+)(?:${close}|${encodeURIComponent(close)})`,
  'g',
)

/** A reference in a call to a member of the record created by the first call; `path` is dotted. */
export const recordReference = (path: string): string => `${open}${path}${close}`

/** The path of a reference; undefined for other values. */
export function referencedPath(value: unknown): string | undefined {
  return typeof value === 'string' ? new RegExp(`^${anywhere.source}$`).exec(value)?.[1] : undefined
}

/** Paths of all references in the values. */
export function referencedPaths(...values: readonly unknown[]): string[] {
  return [...new Set([...JSON.stringify(values).matchAll(anywhere)].map(([, path = '']) => path))]
}

/** Replaces the references in a text by a language's syntax. */
export function writeReferences(text: string, write: (path: string) => string): string {
  return text.replaceAll(anywhere, (_all, path: string) => write(path))
}
