import { useEffect } from 'react'
import { useKeyKinds } from '../../platform/account/key-limit'
import { useUser } from '../../platform/account/use-user'
import { languageCode } from '../../platform/i18n/language-code'
import { usePlatform, type Platform } from '../../platform/platform'
import type { Theme } from '../../lib/theme'
import { useTheme } from '../theme'
import { loadThemeTexts } from '../theme-texts'

/** Synchronises the language on screen with that of the profile, `lang`. */
async function agree(platform: Platform, theme: Theme, lang: string | null | undefined): Promise<void> {
  const { texts, languages, languageChoice } = platform
  if (languageChoice.take()) {
    const { keepLanguage } = await import('./keep-language')
    return keepLanguage(platform)
  }
  const own = languages.find(({ tag, pseudo }) => pseudo === undefined && languageCode(tag) === lang)
  if (own === undefined || languageChoice.get() !== undefined) return undefined
  if (languageCode(texts.language.get().tag) === lang) return undefined
  await loadThemeTexts(theme, own.files)
  return texts.change(own)
}

/**
 * A language chosen before signing in is written to the profile; if none was chosen in this browser, the console uses that
 * of the profile (requirement I18N-02). Acting for another account does not change the language.
 */
export function useOwnLanguage(): void {
  const platform = usePlatform()
  const theme = useTheme()
  const user = useUser()
  const isActing = useKeyKinds().includes('acting')
  const isOwn = user !== undefined && !isActing
  const lang = user?.profile_data?.lang
  useEffect(() => {
    if (isOwn) void agree(platform, theme, lang)
  }, [platform, theme, isOwn, lang])
}
