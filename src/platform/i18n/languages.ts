/** A language the console can be shown in. */
export interface Language {
  tag: string
  /** Its name, where no browser knows it. */
  name?: string
  direction: 'ltr' | 'rtl'
  /** The tag numbers, dates and money are formatted by. */
  formats: string
  /** Made from another language by a transformation, to prove that no text is hard-wired. */
  pseudo?: 'longer' | 'mirrored'
  /** The language whose files are loaded. */
  files: string
}

/** The scripts that are written from right to left, as ISO 15924 names them. */
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

/** The languages built into this console: one per file, then the pseudo-locales. */
export function languagesOf(tags: readonly string[]): Language[] {
  const real = tags.map((tag): Language => {
    const script = new Intl.Locale(tag).maximize().script ?? ''
    return { tag, direction: rightToLeft.has(script) ? 'rtl' : 'ltr', formats: tag, files: tag }
  })
  return [...real, ...pseudoLanguages]
}

/** A language's own name for itself. Finding it takes the browser tens of milliseconds, so only who shows it asks. */
export function languageName({ tag, name }: Pick<Language, 'tag' | 'name'>): string {
  return name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}

/** The best language for wishes in order: an exact tag, then the same base language, then the first built in. */
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
  if (!first) throw new Error('language is null or undefined')
  return first
}
