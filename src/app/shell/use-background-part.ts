import { useEffect, useState, type ComponentType } from 'react'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { loadNotificationTexts } from '../../screens/notifications/load-texts'
import { loadThemeTexts } from '../theme-texts'
import { useTheme } from '../theme'
import type { LazyPart } from '../../ui/lazy'

/**
 * Loads a part that the user did not ask for, with the texts of notifications and the theme, once the first page is shown. If
 * its files are missing, because a newer version is deployed, it is omitted silently instead of reloading the page.
 */
export function useBackgroundPart<Props>(part: LazyPart<Props>): ComponentType<Props> | undefined {
  const { started, texts } = usePlatform()
  const theme = useTheme()
  const now = useStore(started)
  const [here, setHere] = useState(false)
  useEffect(() => {
    if (!now) return undefined
    let alive = true
    Promise.all([
      part(),
      loadNotificationTexts(texts),
      loadThemeTexts(theme, texts.language.get().files),
    ]).then(
      () => alive && setHere(true),
      () => undefined,
    )
    return () => {
      alive = false
    }
  }, [now, part, texts, theme])
  return here ? part.current() : undefined
}
