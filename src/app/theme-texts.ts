import type { Theme } from '../lib/theme'
import { consoleTextsOf, readThemeTexts, type ConsoleTexts, type ThemeTexts } from '../lib/theme-texts'
import { usePlatform } from '../platform/platform'
import { useStore } from '../platform/use-store'
import { lazy, useLazy } from '../ui/lazy'

/** The texts at a URL; empty if there are none. */
async function fetchTexts(address: string): Promise<ThemeTexts> {
  if (address === '') return {}
  const answer = await fetch(address, { credentials: 'omit' })
  return answer.ok ? readThemeTexts(await answer.json()) : {}
}

const load = lazy(async (own: string, english: string): Promise<ThemeTexts> => {
  if (own === english) return fetchTexts(own)
  const [base, words] = await Promise.all([fetchTexts(english), fetchTexts(own)])
  return { ...base, ...words }
})

/** Addresses of a theme's texts in a language and in English, which fills in what the language lacks. */
function filesOf({ texts }: Theme, language: string): [own: string, english: string] {
  const english = texts['en'] ?? ''
  return [texts[language] ?? english, english]
}

/** Loads a theme's texts in a language of the message files. */
export function loadThemeTexts(theme: Theme, language: string): Promise<ThemeTexts> {
  return load(...filesOf(theme, language))
}

/** A theme's texts in the language of the page; suspends until loaded. */
export function useThemeTexts(theme: Theme): ThemeTexts {
  const { texts } = usePlatform()
  const { files } = useStore(texts.language)
  return useLazy(load, ...filesOf(theme, files))
}

/** The console's texts that a theme replaces. */
export async function changedTexts(theme: Theme, language: string): Promise<ConsoleTexts> {
  return theme.relabels ? consoleTextsOf(await loadThemeTexts(theme, language)) : {}
}
