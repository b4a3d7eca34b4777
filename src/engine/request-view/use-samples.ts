import type { SampleRequest } from '../../api/samples/sample-request'
import type { CodePiece } from '../../lib/code-piece'
import { usePlatform } from '../../platform/platform'
import type { Request } from './request-view'
import { samplesIn, useSampleLanguage } from './sample-language'
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
export function useSamples({ calls }: Request): Samples {
  const { access } = usePlatform()
  const requests = calls.map((call) => sampleOf(call, access.base))
  const languages = requests[0]?.body && requests.length === 1 ? ofOne : ofSeveral
  const [language, choose] = useSampleLanguage<ShownLanguage>(languages)
  return {
    requests,
    languages,
    language,
    choose,
    code: (count = requests.length) => samplesIn(language, requests.slice(0, count), access.client),
  }
}
