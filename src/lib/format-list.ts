const made = new Map<string, Intl.ListFormat>()

/** Formatters are costly to make. */
function formatter(locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${type} ${locale}`
  const format = made.get(key) ?? new Intl.ListFormat(locale, { type })
  made.set(key, format)
  return format
}

/** Names in a sentence: "a, b, and c". */
export function listOfAll(names: readonly string[], locale: string): string {
  return formatter(locale, 'conjunction').format(names)
}

/** Alternatives in a sentence: "a, b, or c". */
export function listOfAny(names: readonly string[], locale: string): string {
  return formatter(locale, 'disjunction').format(names)
}

/** Names one after the other: "a, b, c" with what a language puts between the first of many. */
export function listed(names: readonly string[], locale: string): string {
  const [, between] = formatter(locale, 'conjunction').formatToParts(['1', '2', '3', '4'])
  return names.join(between?.value ?? ', ')
}
