/** The signs that numbers are written with in a language. */
export interface NumberSigns {
  readonly decimal: string
  /** Between thousands; a space in some languages. */
  readonly group: string
}

const known = new Map<string, NumberSigns>()

/** The signs of a language, by its BCP 47 tag. */
export function numberSigns(locale: string): NumberSigns {
  const signs = known.get(locale) ?? signsOf(locale)
  known.set(locale, signs)
  return signs
}

function signsOf(locale: string): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345_678.9)
  const sign = (type: 'decimal' | 'group', otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  return { decimal: sign('decimal', '.'), group: sign('group', ' ') }
}
