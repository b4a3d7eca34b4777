import type { CodePiece } from '../../lib/code-piece'
import { referencedPath, referencedPaths } from './record-reference'
import { key, plain, printValue, string, type Notation } from './code'
import { keyVariable, secretVariable, type SampleRequest } from './sample-request'

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const notation: Notation = {
  quote,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
  words: { true: 'true', false: 'false', null: 'null' },
  trailing: true,
}

function part(name: string, value: object, hidden?: (member: string) => CodePiece | undefined): CodePiece[] {
  return [plain('  '), key(name), plain(': '), ...printValue(value, notation, '  ', hidden), plain(',\n')]
}

function callOf({ id, path, query, body, secrets }: SampleRequest): CodePiece[] {
  const hidden = (name: string): CodePiece | undefined =>
    secrets.has(name) ? plain(`process.env.${secretVariable(name)} ?? ''`) : undefined
  const parts = [
    ...(Object.keys(path).length > 0 ? part('path', path) : []),
    ...(Object.keys(query).length > 0 ? part('query', query) : []),
    ...(body ? part('body', body, hidden) : []),
  ]
  return [plain(`api.${id}(`), ...(parts.length > 0 ? [plain('{\n'), ...parts, plain('}')] : []), plain(')')]
}

function clientOf(base: string, client: string): CodePiece[] {
  return [
    plain('import { createClient } from '),
    string(quote(client)),
    plain('\n\nconst api = createClient({\n  '),
    key('base'),
    plain(': '),
    string(quote(base)),
    plain(',\n  '),
    key('apiKey'),
    plain(`: process.env.${keyVariable},\n})\n\n`),
  ]
}

/** The call with the client package `client` (named by the console's configuration). */
export function typescriptSample(request: SampleRequest, client: string): CodePiece[] {
  return [...clientOf(request.base, client), plain('const answer = await '), ...callOf(request)]
}

/** Replaces references, which are quoted, by members of the first answer. */
const inCode = (pieces: readonly CodePiece[]): CodePiece[] =>
  pieces.map((piece) => {
    const path = referencedPath(piece.text.slice(1, -1))
    return path === undefined ? piece : plain(`made.${path}`)
  })

/** Dependent calls in sequence. */
function inTurn([first, ...others]: readonly [SampleRequest, ...SampleRequest[]]): CodePiece[] {
  return [
    plain('const made = await '),
    ...callOf(first),
    ...others.flatMap((request) => [
      plain(request.until ? `\n\n// Wait until of its record: ${request.until.test}\nawait ` : '\n\nawait '),
      ...inCode(callOf(request)),
    ]),
  ]
}

/**
 * Several calls with one client: concurrent with `Promise.allSettled`, or in sequence if they depend on one another.
 */
export function typescriptSamples(requests: readonly SampleRequest[], client: string): CodePiece[] {
  const [first, ...others] = requests
  if (!first) return []
  const isChain = others.some(
    (each) => each.until || referencedPaths(each.path, each.body ?? null).length > 0,
  )
  if (isChain) return [...clientOf(first.base, client), ...inTurn([first, ...others])]
  const calls = requests.flatMap((request) => [plain('  '), ...deeper(callOf(request)), plain(',\n')])
  return [
    ...clientOf(first.base, client),
    plain('const answers = await Promise.allSettled([\n'),
    ...calls,
    plain('])'),
  ]
}

/** Line breaks between pieces are layout; those in values are escaped. */
function deeper(pieces: readonly CodePiece[]): CodePiece[] {
  return pieces.map((piece) => ({ ...piece, text: piece.text.replaceAll('\n', '\n  ') }))
}
