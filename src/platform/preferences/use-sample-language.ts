import { sampleLanguages, type SampleLanguage } from '../../api/samples/sample-language'
import { usePlatform } from '../platform'
import { useStore } from '../use-store'

const isLanguage = (value: unknown): value is SampleLanguage => sampleLanguages.some((each) => each === value)

/** The user's sample language, shared by all views; the first offered one if it is not available here. */
export function useSampleLanguage<Offered extends SampleLanguage>(
  offered: readonly [Offered, ...Offered[]],
): [language: Offered, choose: (language: Offered) => void] {
  const { preferences } = usePlatform()
  const store = preferences.of<SampleLanguage>('sample-language', 'curl', isLanguage)
  const chosen = useStore(store)
  return [offered.find((each) => each === chosen) ?? offered[0], store.set]
}
