const names = new Map<string, Intl.DisplayNames>()

/** A country by its name in a language; what is no code of two letters, or of no country, as it is. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  let known = names.get(locale)
  if (!known) {
    known = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    names.set(locale, known)
  }
  return known.of(code.toUpperCase()) ?? code
}
