const made = new Map<string, Intl.ListFormat>()

/** Formatters are costly to make. */
function formatter(locale: string, type: 'conjunction' | 'disjunction' | 'unit'): Intl.ListFormat {
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

/** By locale; cached, because every cell of a list needs it. */
const separators = new Map<string, string>()

/**
 * The separator of lists in a language. If that is a word or a space, as in Arabic and Thai, values would run into each
 * other: then the separator of measures, or a plain comma.
 */
export function listSeparator(locale: string): string {
  const known = separators.get(locale)
  if (known !== undefined) return known
  const commas = (['conjunction', 'unit'] as const).flatMap((type) => {
    const [, between] = formatter(locale, type).formatToParts(['1', '2', '3', '4'])
    return /^\p{P}\s*/u.exec(between?.value ?? '') ?? []
  })
  const separator = commas[0] ?? ', '
  separators.set(locale, separator)
  return separator
}

/** Names one after the other: "a, b, c". */
export function listed(names: readonly string[], locale: string): string {
  return names.join(listSeparator(locale))
}

/** Ends of a sentence other than a full stop and a space; Thai has only a space. */
const ends: Readonly<Record<string, string>> = { ja: '。', th: ' ' }

/** Joins sentences given without their ends: `A. B`, `A。B`. */
export const inSentences = (sentences: readonly string[], locale: string): string =>
  sentences.join(ends[locale.split('-')[0] ?? ''] ?? '. ')
