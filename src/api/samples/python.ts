import type { CodePiece } from '../../lib/code-piece'
import { answerFile, isTextType } from '../../lib/content-type'
import { formText } from '../encode-form'
import { key, plain, printValue, string, type Notation } from './code'
import { filledPath, keyVariable, secretVariable, type SampleRequest } from './sample-request'
import { service } from '../../generated/service'

const quote = (text: string): string => JSON.stringify(text)

const notation: Notation = {
  quote,
  key: quote,
  words: { true: 'True', false: 'False', null: 'None' },
  trailing: true,
}

function argument(
  name: string,
  value: object,
  hidden?: (member: string) => CodePiece | undefined,
): CodePiece[] {
  return [
    plain('    '),
    key(name),
    plain('='),
    ...deeper(printValue(value, notation, '    ', hidden)),
    plain(',\n'),
  ]
}

/** Python indents by four spaces. */
function deeper(pieces: readonly CodePiece[]): CodePiece[] {
  return pieces.map((piece) => ({
    ...piece,
    text: piece.text.replaceAll(
      /\n( *)/g,
      (_line, spaces: string) => `\n${' '.repeat(spaces.length * 2 - 4)}`,
    ),
  }))
}

/** Python would send `True` in a form, so form values are written as text. */
function formValues(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (value: unknown): unknown => (typeof value === 'number' ? value : formText(value))
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(text) : text(value)]),
  )
}

/** The call with the `requests` package. */
export function pythonSample(request: SampleRequest): CodePiece[] {
  const { operation, base, query, body, secrets } = request
  const hidden = (name: string): CodePiece | undefined =>
    secrets.has(name) ? plain(`os.environ["${secretVariable(name)}"]`) : undefined
  const isForm = operation.body === 'form'
  const { header, before } = service.credential
  const address = string(quote(`${base}${service.path}${filledPath(request)}`))
  return [
    plain(`import os\n\nimport requests\n\nanswer = requests.${operation.method.toLowerCase()}(\n    `),
    address,
    plain(',\n    '),
    key('headers'),
    plain('={'),
    string(quote(header)),
    plain(': '),
    ...(before === '' ? [] : [string(quote(before)), plain(' + ')]),
    plain(`os.environ["${keyVariable}"]},\n`),
    ...(Object.keys(query).length > 0 ? argument('params', query) : []),
    ...(body && operation.body
      ? argument(isForm ? 'data' : 'json', isForm ? formValues(body) : body, hidden)
      : []),
    plain(')\nanswer.raise_for_status()'),
    ...whatIsAnswered(operation.answer),
  ]
}

/** Prints a text answer, or writes a binary one to a file. */
function whatIsAnswered(contentType: string | undefined): CodePiece[] {
  if (contentType === 'none') return []
  if (contentType === undefined) return [plain('\nprint(answer.json())')]
  if (isTextType(contentType)) return [plain('\nprint(answer.text)')]
  return [
    plain('\nwith open('),
    string(quote(answerFile(contentType))),
    plain(', '),
    string('"wb"'),
    plain(') as file:\n    file.write(answer.content)'),
  ]
}
