import { isRecord } from '../../src/lib/is-record'

/** Plural suffixes of i18next; a counted text exists once per form. */
const plural = /_(?:zero|one|two|few|many|other)$/

/** Texts of a locale file by dotted key, each plural form by its own. */
export function textsOf(messages: unknown, prefix = ''): [key: string, text: string][] {
  if (!isRecord(messages)) return []
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`
    return typeof value === 'string' ? [[key, value] as [string, string]] : textsOf(value, key)
  })
}

/** Dotted keys of a locale file, with plural forms merged. */
export function keysOf(messages: unknown): Map<string, string> {
  return new Map(textsOf(messages).map(([key, text]) => [key.replace(plural, ''), text]))
}

/** Plural forms of each counted text of a locale file, by its dotted key. */
export function pluralsOf(messages: unknown): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [key] of textsOf(messages)) {
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
