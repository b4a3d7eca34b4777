// Private-use characters: no text of a customer is taken for one. In addresses they stand encoded.
const [open, close] = ['\uE000', '\uE001']
const anywhere = new RegExp(
  `(?:${open}|${encodeURIComponent(open)})([\\w.]+)(?:${close}|${encodeURIComponent(close)})`,
  'g',
)

/** Stands in a call for a member of the record that an earlier call of the same copy makes; `path` is dotted. */
export const carried = (path: string): string => `${open}${path}${close}`

/** The path that a value stands for; undefined for a value of its own. */
export function carriedPath(value: unknown): string | undefined {
  return typeof value === 'string' ? new RegExp(`^${anywhere.source}$`).exec(value)?.[1] : undefined
}

/** Every path that is carried into what is written here. */
export function carriedPaths(...values: readonly unknown[]): string[] {
  return [...new Set([...JSON.stringify(values).matchAll(anywhere)].map(([, path = '']) => path))]
}

/** Writes what is carried in a text as a language does. */
export function writeCarried(text: string, write: (path: string) => string): string {
  return text.replaceAll(anywhere, (_all, path: string) => write(path))
}
