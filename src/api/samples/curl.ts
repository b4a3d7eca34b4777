import type { CodePiece } from '../../lib/code-piece'
import { answerFile, isTextType } from '../../lib/content-type'
import { formFields, formText } from '../encode-form'
import { carriedPath, carriedPaths, writeCarried } from './carried'
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
          : carriedPath(value) !== undefined
            ? `"${name}=${writeCarried(formText(value), variable)}"`
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
          text: writeCarried(piece.text.replaceAll("'", `'\\''`), (path) => `'"${variable(path)}"'`),
        },
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

/** The shell's variable for a member that is carried, or for a parameter without a value. */
const variable = (path: string): string => `$${secretVariable(path.replaceAll('.', '_'))}`

/**
 * The call as a line for a shell. The key, other secrets and what is missing in the path are read from the environment.
 */
export function curlSample(request: SampleRequest, options = ''): CodePiece[] {
  const { operation, base, query } = request
  const path = filledPath(request).replaceAll(/\{(\w+)\}/g, (_all, name: string) => variable(name))
  const address = string(`"${writeCarried(`${base}${service.path}${path}${queryString(query)}`, variable)}"`)
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
 * Reads members of the record that a variable holds into variables of their own. Without one it shows what the variable
 * holds, such as a refusal, and ends there.
 */
const readFrom = (record: string, paths: readonly string[]): CodePiece[] =>
  paths.map((path) => {
    const read = `${variable(path).slice(1)}=$(echo "$${record}" | jq -er '.${path}')`
    return plain(`${read} || { echo "$${record}" >&2; exit 1; }\n`)
  })

/** Asks for the list until the expression holds of the record, which is then in `$RECORD`. */
function waitFor({ list, identity, id, test }: SampleWait): CodePiece[] {
  const value = carriedPath(id) === undefined ? inQuotes(id) : `"${writeCarried(id, variable)}"`
  return [
    plain('until RECORD=$('),
    ...curlSample(list, '-sS '),
    plain(` |\n  jq -e --arg id ${value} `),
    string(`'.[] | select((.${identity} | tostring) == $id) | select(${test})'`),
    plain('); do sleep 2; done\n'),
  ]
}

/**
 * Several calls for a shell, one after the other. What the first one makes is carried into the others by variables, which
 * takes jq; a call that has to wait for its record asks until it is ready.
 */
export function curlSamples(requests: readonly SampleRequest[]): CodePiece[] {
  const [first, ...others] = requests
  if (!first) return []
  const wantedBy = ({ path, query, body, until }: SampleRequest): string[] =>
    carriedPaths(path, query, body ?? null, until?.id ?? null)
  // What a call waits for may only then be known of the record.
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
  // In a shell of its own, which a refusal ends without closing the terminal.
  return early.size === 0 ? [...start, ...rest] : [plain('(\n'), ...start, ...rest, plain('\n)')]
}
