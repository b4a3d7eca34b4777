import { DeveloperError } from '../../lib/developer-error'

/** A language of the console. */
export interface Language {
  tag: string
  /** Its name, if Intl has none. */
  name?: string
  direction: 'ltr' | 'rtl'
  /** Tag for formatting numbers, dates and money. */
  formats: string
  /** Generated from another language, to test that texts are translatable. */
  pseudo?: 'longer' | 'mirrored'
  /** Language of the message files. */
  files: string
}

/** Right-to-left scripts (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** Pseudo-locales: accented and 40 % longer, and the same mirrored. */
const pseudoLanguages: readonly Language[] = [
  { tag: 'qps-ploc', name: 'Pseudo', direction: 'ltr', formats: 'en', pseudo: 'longer', files: 'en' },
  {
    tag: 'qps-plocm',
    name: 'Pseudo, mirrored',
    direction: 'rtl',
    formats: 'en',
    pseudo: 'mirrored',
    files: 'en',
  },
]

/**
 * Digits are Latin and the calendar is Gregorian in every language, as in the addresses, sizes, invoices and commands
 * beside them; defaults differ between browsers.
 */
const formatsOf = (tag: string, script: string): string =>
  script === 'Latn' ? tag : `${tag}-u-ca-gregory-nu-latn`

/** Languages of the console: one per file, and `withPseudo` the pseudo-locales, for development. */
export function languagesOf(tags: readonly string[], withPseudo: boolean): Language[] {
  const real = tags.map((tag): Language => {
    const script = new Intl.Locale(tag).maximize().script ?? ''
    return {
      tag,
      direction: rightToLeft.has(script) ? 'rtl' : 'ltr',
      formats: formatsOf(tag, script),
      files: tag,
    }
  })
  return withPseudo ? [...real, ...pseudoLanguages] : real
}

/** A language's own name. Intl.DisplayNames takes tens of ms to load, so it is called only where shown. */
export function languageName({ tag, name }: Pick<Language, 'tag' | 'name'>): string {
  return name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}

/** The best language for a preference list: exact tag, same base language, or the first one. */
export function chooseLanguage(
  languages: readonly Language[],
  wishes: readonly (string | null | undefined)[],
): Language {
  for (const wish of wishes) {
    if (!wish) continue
    const wanted = wish.toLowerCase()
    const found =
      languages.find((language) => language.tag.toLowerCase() === wanted) ??
      languages.find((language) => !language.pseudo && language.tag.split('-')[0] === wanted.split(/[-_]/)[0])
    if (found) return found
  }
  const [first] = languages
  if (!first) throw new DeveloperError('language is null or undefined')
  return first
}
