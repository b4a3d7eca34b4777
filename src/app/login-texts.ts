import type { Theme, ThemeTexts } from '../generated/themes'
import { fetchOnce } from '../lib/fetch-once'

const load = fetchOnce((texts: () => Promise<ThemeTexts>) => texts())

/** Fetches the words a theme has for the sign-in screen, in English when it lacks the language. */
export function loadLoginTexts({ texts }: Theme, locale: string): Promise<ThemeTexts> {
  const own = texts[locale] ?? texts.en
  if (!own) throw new Error('theme texts is null or undefined')
  return load(own)
}
