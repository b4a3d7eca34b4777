import type { CodePiece } from '../../lib/code-piece'
import { answerFile, isTextType } from '../../lib/content-type'
import { formFields, formText } from '../encode-form'
import { referencedPath, referencedPaths, writeReferences } from './record-reference'
import { json, plain, printValue, string } from './code'
import {
  filledPath,
  keyVariable,
  queryString,
  secretVariable,
  type SampleRequest,
  type SampleWait,
} from './sample-request'
import { service } from '../../generated/service'
import { credential } from '../credential'
import { inQuotes } from '../../lib/shell-word'

function bodyLines({ operation, body, secrets }: SampleRequest): CodePiece[][] {
  if (!body || !operation.body) return []
  if (operation.body === 'form') {
    return formFields(body).map(([name, value]) => [
      plain('--data-urlencode '),
      string(
        secrets.has(name)
          ? `"${name}=$${secretVariable(name)}"`
          : referencedPath(value) !== undefined
            ? `"${name}=${writeReferences(formText(value), variable)}"`
            : inQuotes(`${name}=${formText(value)}`),
      ),
    ])
  }
  const hidden = (name: string): CodePiece | undefined =>
    secrets.has(name) ? string(`"'"$${secretVariable(name)}"'"`) : undefined
  const written = printValue(body, json, '  ', hidden).map((piece) =>
    piece.kind === 'string' && piece.text.startsWith(`"'"$`)
      ? piece
      : {
          ...piece,
          text: writeReferences(piece.text.replaceAll("'", `'\\''`), (path) => `'"${variable(path)}"'`),
        },
  )
  return [
    [plain('-H '), string('"content-type: application/json"')],
    [plain("-d '"), ...written, plain("'")],
  ]
}

/** Binary answers are written to a file. */
function outputLine(contentType = 'none'): CodePiece[][] {
  return contentType === 'none' || isTextType(contentType)
    ? []
    : [[plain(`--output ${answerFile(contentType)}`)]]
}

/** Shell variable of a referenced member, or of a parameter without a value. */
const variable = (path: string): string => `$${secretVariable(path.replaceAll('.', '_'))}`

/** A curl command. The key, other secrets and missing path parameters are environment variables. */
export function curlSample(request: SampleRequest, options = ''): CodePiece[] {
  const { operation, base, query } = request
  const path = filledPath(request).replaceAll(/\{(\w+)\}/g, (_all, name: string) => variable(name))
  const address = string(
    `"${writeReferences(`${base}${service.path}${path}${queryString(query)}`, variable)}"`,
  )
  const start =
    operation.method === 'GET'
      ? [[plain(`curl ${options}`), address]]
      : [[plain(`curl ${options}-X ${operation.method}`)], [address]]
  const lines = [
    ...start,
    [plain('-H '), string(`"${credential(`$${keyVariable}`).join(': ')}"`)],
    ...bodyLines(request),
    ...outputLine(operation.answer),
  ]
  return lines.flatMap((line, index) => (index === 0 ? line : [plain(' \\\n  '), ...line]))
}

/**
 * Reads members of the record in a variable into further variables. If one is missing, prints the variable (such as an
 * error) and exits.
 */
const readFrom = (record: string, paths: readonly string[]): CodePiece[] =>
  paths.map((path) => {
    const read = `${variable(path).slice(1)}=$(echo "$${record}" | jq -er '.${path}')`
    return plain(`${read} || { echo "$${record}" >&2; exit 1; }\n`)
  })

/** Polls the list until the expression holds for the record, which is then in `$RECORD`. */
function waitFor({ list, identity, id, test }: SampleWait): CodePiece[] {
  const value = referencedPath(id) === undefined ? inQuotes(id) : `"${writeReferences(id, variable)}"`
  return [
    plain('until RECORD=$('),
    ...curlSample(list, '-sS '),
    plain(` |\n  jq -e --arg id ${value} `),
    string(`'.[] | select((.${identity} | tostring) == $id) | select(${test})'`),
    plain('); do sleep 2; done\n'),
  ]
}

/**
 * Several calls for a shell, in sequence. Members of the first result are passed on in variables, with jq; a call with
 * a wait polls first.
 */
export function curlSamples(requests: readonly SampleRequest[]): CodePiece[] {
  const [first, ...others] = requests
  if (!first) return []
  const wantedBy = ({ path, query, body, until }: SampleRequest): string[] =>
    referencedPaths(path, query, body ?? null, until?.id ?? null)
  // Such members are known only after the wait.
  const late = ({ until }: SampleRequest): string[] => (until ? [until.identity] : [])
  const early = new Set(
    others.flatMap((each) => wantedBy(each).filter((path) => !each.until || late(each).includes(path))),
  )
  const start =
    early.size === 0
      ? curlSample(first)
      : [plain('ANSWER=$('), ...curlSample(first, '-sS '), plain(')\n'), ...readFrom('ANSWER', [...early])]
  const rest = [
    ...others.flatMap((request, index) => {
      const fromRecord = request.until ? wantedBy(request).filter((path) => !early.has(path)) : []
      const gap = index === 0 && early.size > 0 ? '\n' : '\n\n'
      return [
        plain(gap),
        ...(request.until ? waitFor(request.until) : []),
        ...readFrom('RECORD', fromRecord),
        ...curlSample(request),
      ]
    }),
  ]
  // In a subshell, so that an early exit does not close the terminal.
  return early.size === 0 ? [...start, ...rest] : [plain('(\n'), ...start, ...rest, plain('\n)')]
}
