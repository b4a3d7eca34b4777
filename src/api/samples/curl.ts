import type { CodePiece } from '../../lib/code-piece'
import { answerFile, isTextType } from '../../lib/content-type'
import { formFields, formText } from '../encode-form'
import { json, plain, printValue, string } from './code'
import { filledPath, keyVariable, queryString, secretVariable, type SampleRequest } from './sample-request'
import { service } from '../../generated/service'
import { credential } from '../credential'
import { inQuotes } from '../../lib/shell-word'

function bodyLines({ operation, body, secrets }: SampleRequest): CodePiece[][] {
  if (!body || !operation.body) return []
  if (operation.body === 'form') {
    return formFields(body).map(([name, value]) => [
      plain('--data-urlencode '),
      string(
        secrets.has(name) ? `"${name}=$${secretVariable(name)}"` : inQuotes(`${name}=${formText(value)}`),
      ),
    ])
  }
  const hidden = (name: string): CodePiece | undefined =>
    secrets.has(name) ? string(`"'"$${secretVariable(name)}"'"`) : undefined
  const written = printValue(body, json, '  ', hidden).map((piece) =>
    piece.kind === 'string' && piece.text.startsWith(`"'"$`)
      ? piece
      : { ...piece, text: piece.text.replaceAll("'", `'\\''`) },
  )
  return [
    [plain('-H '), string('"content-type: application/json"')],
    [plain("-d '"), ...written, plain("'")],
  ]
}

/** A file is kept in one: a terminal cannot show it. */
function outputLine(contentType = 'none'): CodePiece[][] {
  return contentType === 'none' || isTextType(contentType)
    ? []
    : [[plain(`--output ${answerFile(contentType)}`)]]
}

/** The call as a line for a shell. The key and other secrets are read from the environment. */
export function curlSample(request: SampleRequest): CodePiece[] {
  const { operation, base, query } = request
  const address = string(`"${base}${service.path}${filledPath(request)}${queryString(query)}"`)
  const start =
    operation.method === 'GET'
      ? [[plain('curl '), address]]
      : [[plain(`curl -X ${operation.method}`)], [address]]
  const lines = [
    ...start,
    [plain('-H '), string(`"${credential(`$${keyVariable}`).join(': ')}"`)],
    ...bodyLines(request),
    ...outputLine(operation.answer),
  ]
  return lines.flatMap((line, index) => (index === 0 ? line : [plain(' \\\n  '), ...line]))
}
