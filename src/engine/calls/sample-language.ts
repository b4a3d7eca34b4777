import { writeCarried } from '../../api/samples/carried'
import { curlSample, curlSamples } from '../../api/samples/curl'
import { httpSample } from '../../api/samples/http'
import { bodySample } from '../../api/samples/body'
import { pythonSample } from '../../api/samples/python'
import type { SampleRequest } from '../../api/samples/sample-request'
import { typescriptSample, typescriptSamples } from '../../api/samples/typescript'
import type { CodePiece } from '../../lib/code-piece'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

/** Languages a call is shown in, by what they call themselves; `JSON` is the body alone. */
const languages = ['curl', 'TypeScript', 'Python', 'HTTP', 'JSON'] as const

/** One of them. */
export type SampleLanguage = (typeof languages)[number]

const isLanguage = (value: unknown): value is SampleLanguage => languages.some((each) => each === value)

/** The language the reader has chosen, wherever calls are shown; the first of those offered when that is not among them. */
export function useSampleLanguage<Offered extends SampleLanguage>(
  offered: readonly [Offered, ...Offered[]],
): [language: Offered, choose: (language: Offered) => void] {
  const { preferences } = usePlatform()
  const store = preferences.of<SampleLanguage>('sample-language', 'curl', isLanguage)
  const chosen = useStore(store)
  return [offered.find((each) => each === chosen) ?? offered[0], store.set]
}

/** A call in a language. `client` is the name of the client package. */
export function sampleIn(language: SampleLanguage, request: SampleRequest, client: string): CodePiece[] {
  switch (language) {
    case 'curl':
      return curlSample(request)
    case 'TypeScript':
      return typescriptSample(request, client)
    case 'Python':
      return pythonSample(request)
    case 'HTTP':
      return httpSample(request)
    case 'JSON':
      return bodySample(request)
  }
}

/** A line that a language does not run; JSON has none. */
export function commentIn(language: SampleLanguage, text: string): CodePiece[] {
  if (language === 'JSON') return []
  return [{ text: `${language === 'TypeScript' ? '//' : '#'} ${text.replaceAll(/\s+/g, ' ')}\n` }]
}

/** Between calls: a blank line in a script, in a file of requests the line its readers split at. */
const between: Readonly<Record<Exclude<SampleLanguage, 'TypeScript' | 'curl'>, string>> = {
  ...{ Python: '\n\n', JSON: '\n\n', HTTP: '\n\n###\n\n' },
}

/** What is carried, as files of requests write it: a member of the answer of the request called `made`. */
const inRequests = (pieces: readonly CodePiece[]): CodePiece[] =>
  pieces.map((piece) => ({
    ...piece,
    text: writeCarried(piece.text, (path) => `{{made.response.body.${path}}}`),
  }))

/**
 * Calls in a language, as somebody would write them down together: one client for all in TypeScript, variables for what the
 * first one makes in a shell.
 */
export function samplesIn(
  language: SampleLanguage,
  requests: readonly SampleRequest[],
  client: string,
): CodePiece[] {
  const [only] = requests
  if (only && requests.length === 1) return sampleIn(language, only, client)
  if (language === 'TypeScript') return typescriptSamples(requests, client)
  if (language === 'curl') return curlSamples(requests)
  const pieces = requests.flatMap((request, index) => [
    ...(index === 0 ? [] : [{ text: between[language] }]),
    ...sampleIn(language, request, client),
  ])
  const written = inRequests(pieces)
  const isChain = written.some(({ text }, index) => text !== pieces[index]?.text)
  return isChain ? [{ text: '# @name made\n' }, ...written] : pieces
}
