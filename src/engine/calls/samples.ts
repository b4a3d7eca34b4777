import type { SampleRequest } from '../../api/samples/sample-request'
import { operationSecrets } from '../../generated/operation-secrets'
import { operations } from '../../generated/operations'
import type { CodePiece } from '../../lib/code-piece'
import { isRecord } from '../../lib/is-record'
import { sortParameters } from '../../manifest/build-request'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { Request, PlannedCall } from './form-call'
import { commentIn, samplesIn } from '../../api/samples/sample-language'
import { useSampleLanguage } from '../../platform/preferences/use-sample-language'

/** The value with every secret member replaced by its name, so that no printer holds a secret. */
function masked(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, secrets))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const isSecret = secrets.has(name) && member !== undefined && member !== null
      return [name, isSecret ? `<${name}>` : masked(member, secrets)]
    }),
  )
}

/** Names of all secrets in a call. */
export function secretsOf({ operation, secrets }: Pick<PlannedCall, 'operation' | 'secrets'>): Set<string> {
  return new Set([...secrets, ...(operationSecrets[operation] ?? [])])
}

/**
 * A call in the form printers need: parameters placed as in the client, secrets masked. Missing values stay missing; an
 * empty path parameter stays in braces.
 */
export function sampleOf(call: PlannedCall, base: string): SampleRequest {
  const { operation: id, parameters, until } = call
  const operation = operations[id]
  const secrets = secretsOf(call)
  const hidden = masked(parameters, secrets)
  const { location } = parameters
  return {
    ...{ id, operation, base, secrets },
    ...sortParameters(operation, isRecord(hidden) ? hidden : {}),
    ...(until
      ? {
          until: {
            list: sampleOf({ operation: until.list, parameters: { location }, secrets: [] }, base),
            ...{ identity: until.identity, id: String(until.id), test: until.test },
          },
        }
      : {}),
  }
}

/** With several calls JSON is not offered: a body alone does not say which call it belongs to. */
const ofSeveral = ['curl', 'TypeScript', 'HTTP'] as const
const ofOne = [...ofSeveral, 'JSON'] as const

type ShownLanguage = (typeof ofOne)[number]

/** The calls of a request in the selected language. */
export interface Samples {
  requests: readonly SampleRequest[]
  languages: readonly ShownLanguage[]
  language: ShownLanguage
  choose: (language: ShownLanguage) => void
  /** Code of the first `count` calls, or of all. */
  code: (count?: number) => CodePiece[]
}

/** Writes the calls of a request as code. */
export function useSamples({ calls, missing, wrong }: Request): Samples {
  const { access } = usePlatform()
  const t = useScreenTexts('request')
  const lacking = [
    ...(missing.length > 0 ? [t('missing', { names: missing })] : []),
    ...(wrong.length > 0 ? [t('wrong', { names: wrong })] : []),
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
