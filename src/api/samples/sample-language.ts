import type { CodePiece } from '../../lib/code-piece'
import { bodySample } from './body'
import { curlSample, curlSamples } from './curl'
import { httpSample } from './http'
import { pythonSample } from './python'
import { writeReferences } from './record-reference'
import type { SampleRequest } from './sample-request'
import { typescriptSample, typescriptSamples } from './typescript'

/** Languages a call is shown in; `JSON` is the body alone. */
export const sampleLanguages = ['curl', 'TypeScript', 'Python', 'HTTP', 'JSON'] as const

export type SampleLanguage = (typeof sampleLanguages)[number]

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
