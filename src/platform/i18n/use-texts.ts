import { useMemo } from 'react'
import { MemoBy } from '../../lib/memo'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import type { ScreenKeys } from '../../generated/locale-keys'
import type { Language } from './languages'
import type { ScreenName, Texts, TextValues } from './texts'

type SpokenTexts = Pick<Texts, 't' | 'resource' | 'resourceIfAny' | 'typeName'> & { locale: string }

const spoken = new MemoBy<Language, SpokenTexts>()

/**
 * Messages of the current language; renders again when it changes. The functions are new ones per language, because
 * memoised texts and compiled forms compute again only what depends on something new.
 */
export function useTexts(): SpokenTexts {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  return spoken.get(texts, language, () => ({
    t: (key, values) => texts.t(key, values),
    resource: (type, key, values) => texts.resource(type, key, values),
    resourceIfAny: (type, key, values) => texts.resourceIfAny(type, key, values),
    typeName: (type, form) => texts.typeName(type, form),
    locale: language.formats,
  }))
}

/** Messages of a screen, loaded by its route. */
export function useScreenTexts<Screen extends ScreenName>(
  screen: Screen,
): (key: ScreenKeys[Screen], values?: TextValues) => string {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  return useMemo(() => {
    const { screen: write }: Pick<Texts, 'screen'> & { language: Language } = { ...texts, language }
    return (key, values) => write(screen, key, values)
  }, [texts, language, screen])
}
