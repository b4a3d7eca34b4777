import { useMemo } from 'react'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import type { Texts } from './texts'

/** The messages of the current language; drawn again when it changes. */
export function useTexts(): Pick<Texts, 't' | 'resource' | 'resourceIfAny' | 'typeName'> & {
  locale: string
} {
  const { texts } = usePlatform()
  const language = useStore(texts.language)
  const { formats } = language
  return useMemo(() => ({ ...texts, locale: formats, language }), [texts, formats, language])
}
