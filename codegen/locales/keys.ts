import { isRecord } from '../../src/lib/is-record'

/** Plural forms of i18next's JSON format; a counted text exists once per form. */
const plural = /_(?:zero|one|two|few|many|other)$/

/** All keys of a locale file, dotted, plural forms folded into one key. */
export function keysOf(messages: unknown, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()
  if (!isRecord(messages)) return found
  for (const [name, value] of Object.entries(messages)) {
    const key = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value === 'string') found.set(key.replace(plural, ''), value)
    else for (const [inner, text] of keysOf(value, key)) found.set(inner, text)
  }
  return found
}

/** Placeholders of a message, sorted: `{{name}}` gives `name`. */
export function placeholdersOf(message: string): string[] {
  return [
    ...new Set([...message.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')),
  ].sort()
}
