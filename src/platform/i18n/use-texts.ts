import { useMemo } from 'react'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import type { ScreenKeys } from '../../generated/locale-keys'
import type { ScreenName, Texts, TextValues } from './texts'

/** Messages of the current language; renders again when it changes. */
export function useTexts(): Pick<Texts, 't' | 'resource' | 'resourceIfAny' | 'typeName'> & {
  locale: string
} {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  const { formats } = language
  return useMemo(() => ({ ...texts, locale: formats, language }), [texts, formats, language])
}

/** Messages of a screen, loaded by its route. */
export function useScreenTexts<Screen extends ScreenName>(
  screen: Screen,
): (key: ScreenKeys[Screen], values?: TextValues) => string {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  // A new function per language, so that memoised texts are recomputed.
  return useMemo(() => {
    const { screen: write }: Pick<Texts, 'screen'> & { language: typeof language } = { ...texts, language }
    return (key, values) => write(screen, key, values)
  }, [texts, language, screen])
}
