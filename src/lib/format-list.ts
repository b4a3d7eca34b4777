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

/** By locale; every cell of a list asks. */
const separators = new Map<string, string>()

/**
 * The comma of a language. Where it puts a word or a space between the first of many, as Arabic and Thai do, values would
 * run into each other: then the comma it writes between measures, or a plain one.
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

/** Ends of a sentence where they are not a full stop and a space; Thai has a space alone. */
const ends: Readonly<Record<string, string>> = { ja: '。', th: ' ' }

/** Sentences without their ends, one after the other: `A. B`, `A。B`. */
export const inSentences = (sentences: readonly string[], locale: string): string =>
  sentences.join(ends[locale.split('-')[0] ?? ''] ?? '. ')
