import { writeReferences } from '../../api/samples/record-reference'
import { curlSample, curlSamples } from '../../api/samples/curl'
import { httpSample } from '../../api/samples/http'
import { bodySample } from '../../api/samples/body'
import { pythonSample } from '../../api/samples/python'
import type { SampleRequest } from '../../api/samples/sample-request'
import { typescriptSample, typescriptSamples } from '../../api/samples/typescript'
import type { CodePiece } from '../../lib/code-piece'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

/** Languages a call is shown in; `JSON` is the body alone. */
const languages = ['curl', 'TypeScript', 'Python', 'HTTP', 'JSON'] as const

export type SampleLanguage = (typeof languages)[number]

const isLanguage = (value: unknown): value is SampleLanguage => languages.some((each) => each === value)

/** The user's sample language, shared by all views; the first offered one if it is not available here. */
export function useSampleLanguage<Offered extends SampleLanguage>(
  offered: readonly [Offered, ...Offered[]],
): [language: Offered, choose: (language: Offered) => void] {
  const { preferences } = usePlatform()
  const store = preferences.of<SampleLanguage>('sample-language', 'curl', isLanguage)
  const chosen = useStore(store)
  return [offered.find((each) => each === chosen) ?? offered[0], store.set]
}

/** A call in a language. `client` is the package name. */
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

/** A comment line in the language; JSON has none. */
export function commentIn(language: SampleLanguage, text: string): CodePiece[] {
  if (language === 'JSON') return []
  return [{ text: `${language === 'TypeScript' ? '//' : '#'} ${text.replaceAll(/\s+/g, ' ')}\n` }]
}

/** Separator between calls: a blank line in a script, `###` in a request file. */
const between: Readonly<Record<Exclude<SampleLanguage, 'TypeScript' | 'curl'>, string>> = {
  ...{ Python: '\n\n', JSON: '\n\n', HTTP: '\n\n###\n\n' },
}

/** A reference in request-file syntax: a member of the answer of the request named `made`. */
const inRequests = (pieces: readonly CodePiece[]): CodePiece[] =>
  pieces.map((piece) => ({
    ...piece,
    text: writeReferences(piece.text, (path) => `{{made.response.body.${path}}}`),
  }))

/** Several calls in one language: one shared client in TypeScript, variables for the created record in a shell. */
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
