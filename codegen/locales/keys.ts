import { isRecord } from '../../src/lib/is-record'

/** Plural suffixes of i18next; a counted text exists once per form. */
const plural = /_(?:zero|one|two|few|many|other)$/

/** Dotted keys of a locale file, with plural forms merged. */
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

/** Plural forms of each counted text of a locale file, by its dotted key. */
export function pluralsOf(messages: unknown, prefix = ''): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  if (!isRecord(messages)) return found
  for (const [name, value] of Object.entries(messages)) {
    const key = prefix === '' ? name : `${prefix}.${name}`
    if (typeof value !== 'string') {
      for (const [inner, forms] of pluralsOf(value, key)) found.set(inner, forms)
      continue
    }
    const form = plural.exec(key)?.[0].slice(1)
    if (form === undefined) continue
    const counted = key.replace(plural, '')
    found.set(counted, (found.get(counted) ?? new Set<string>()).add(form))
  }
  return found
}

/** Placeholders of a message, sorted: `{{name}}` gives `name`. */
export function placeholdersOf(message: string): string[] {
  return [
    ...new Set([...message.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')),
  ].sort()
}
