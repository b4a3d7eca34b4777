import { useMemo } from 'react'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import type { ScreenKeys } from '../../generated/locale-keys'
import type { ScreenName, Texts, TextValues } from './texts'

/** The messages of the current language; drawn again when it changes. */
export function useTexts(): Pick<Texts, 't' | 'resource' | 'resourceIfAny' | 'typeName'> & {
  locale: string
} {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  const { formats } = language
  return useMemo(() => ({ ...texts, locale: formats, language }), [texts, formats, language])
}

/** The messages of a screen with texts of its own, which its route has loaded. */
export function useScreenTexts<Screen extends ScreenName>(
  screen: Screen,
): (key: ScreenKeys[Screen], values?: TextValues) => string {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  // Another function for another language, for whoever keeps what was written with it.
  return useMemo(() => {
    const { screen: write }: Pick<Texts, 'screen'> & { language: typeof language } = { ...texts, language }
    return (key, values) => write(screen, key, values)
  }, [texts, language, screen])
}
