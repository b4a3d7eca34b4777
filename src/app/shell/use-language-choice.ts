import { languageName, type Language } from '../../platform/i18n/languages'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import type { MenuContent } from '../../ui/overlay/menu-model'
import { useTheme } from '../theme'
import { loadThemeTexts } from '../theme-texts'

/** Menu group for the language, the languages it offers, and the current one. */
export function useLanguageChoice(
  title = false,
): Pick<MenuContent, 'groups' | 'onAction'> & { current: Language; offered: readonly Language[] } {
  const platform = usePlatform()
  const { texts, languages, languageChoice, session } = platform
  const { t } = useTexts()
  const current = useStore(texts.language)
  // Pseudo-languages are hidden unless already selected, for example with `?lang=`.
  const offered = languages.filter((each) => import.meta.env.DEV || !each.pseudo || each.tag === current.tag)
  const theme = useTheme()
  const choose = async (language: Language): Promise<void> => {
    // Before the language changes, because a page that waits for its texts is hidden and loses the focus.
    await loadThemeTexts(theme, language.files)
    await texts.change(language)
    if (session.get().apiKey === undefined) return languageChoice.wait()
    const { keepLanguage } = await import('./keep-language')
    await keepLanguage(platform)
  }
  return {
    current,
    offered,
    groups: [
      {
        title: title ? t('shell.language') : undefined,
        exclusive: true,
        entries: offered.map((each) => ({
          id: each.tag,
          label: languageName(each),
          checked: each.tag === current.tag,
        })),
      },
    ],
    onAction: (tag) => {
      const chosen = languages.find((each) => each.tag === tag)
      if (chosen) void choose(chosen)
    },
  }
}
