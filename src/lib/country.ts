const names = new Map<string, Intl.DisplayNames>()

/** Name of a country code in a language; unknown codes unchanged. */
export function countryName(code: string, locale: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  let known = names.get(locale)
  if (!known) {
    known = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
    names.set(locale, known)
  }
  return known.of(code.toUpperCase()) ?? code
}
