import type { Theme, ThemeTexts } from '../generated/themes'
import { lazy, useLazy } from '../ui/lazy'

const load = lazy((texts: () => Promise<ThemeTexts>) => texts())

function textsOf({ texts }: Theme, locale: string): () => Promise<ThemeTexts> {
  const own = texts[locale] ?? texts.en
  if (!own) throw new Error('theme texts is null or undefined')
  return own
}

/** Fetches the words a theme has for the sign-in screen, in English when it lacks the language. */
export function loadLoginTexts(theme: Theme, locale: string): Promise<ThemeTexts> {
  return load(textsOf(theme, locale))
}

/** The words a theme has for the sign-in screen; suspends until they are here. */
export function useLoginTexts(theme: Theme, locale: string): ThemeTexts {
  return useLazy(load, textsOf(theme, locale))
}
