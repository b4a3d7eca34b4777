import { usePlatform } from '../platform'
import { useStore } from '../use-store'
import type { Texts } from './texts'

/** The messages of the current language; drawn again when it changes. */
export function useTexts(): Pick<Texts, 't' | 'resource' | 'resourceIfAny'> & { locale: string } {
  const { texts } = usePlatform()
  const { formats } = useStore(texts.language)
  return { t: texts.t, resource: texts.resource, resourceIfAny: texts.resourceIfAny, locale: formats }
}
