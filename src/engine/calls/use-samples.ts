import type { SampleRequest } from '../../api/samples/sample-request'
import type { CodePiece } from '../../lib/code-piece'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { Request } from './request-view'
import { commentIn, samplesIn, useSampleLanguage } from './sample-language'
import { sampleOf } from './shown-call'

/** A body says nothing without its address where there are several. */
const ofSeveral = ['curl', 'TypeScript', 'HTTP'] as const
const ofOne = [...ofSeveral, 'JSON'] as const

type ShownLanguage = (typeof ofOne)[number]

/** The calls of a request in the language that is chosen. */
export interface Samples {
  requests: readonly SampleRequest[]
  languages: readonly ShownLanguage[]
  language: ShownLanguage
  choose: (language: ShownLanguage) => void
  /** The code of the first calls; of all without a number. */
  code: (count?: number) => CodePiece[]
}

/** Writes the calls of a request as code. */
export function useSamples({ calls, missing, wrong }: Request): Samples {
  const { access } = usePlatform()
  const t = useScreenTexts('request')
  const lacking = [
    ...(missing.length > 0 ? [t('missing', { names: missing.join(', ') })] : []),
    ...(wrong.length > 0 ? [t('wrong', { names: wrong.join(', ') })] : []),
  ]
  const requests = calls.map((call) => sampleOf(call, access.base))
  const languages = requests[0]?.body && requests.length === 1 ? ofOne : ofSeveral
  const [language, choose] = useSampleLanguage<ShownLanguage>(languages)
  return {
    requests,
    languages,
    language,
    choose,
    code: (count = requests.length) => [
      ...(lacking.length > 0 ? commentIn(language, [t('incomplete'), ...lacking].join(' ')) : []),
      ...samplesIn(language, requests.slice(0, count), access.client),
    ],
  }
}
