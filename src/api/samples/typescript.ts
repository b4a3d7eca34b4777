import type { CodePiece } from '../../lib/code-piece'
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

/** The call with the client package `client` (its name is the console's configuration). */
export function typescriptSample(request: SampleRequest, client: string): CodePiece[] {
  const { id, base, path, query, body, secrets } = request
  const hidden = (name: string): CodePiece | undefined =>
    secrets.has(name) ? plain(`process.env.${secretVariable(name)} ?? ''`) : undefined
  const parts = [
    ...(Object.keys(path).length > 0 ? part('path', path) : []),
    ...(Object.keys(query).length > 0 ? part('query', query) : []),
    ...(body ? part('body', body, hidden) : []),
  ]
  return [
    plain('import { createClient } from '),
    string(quote(client)),
    plain('\n\nconst api = createClient({\n  '),
    key('base'),
    plain(': '),
    string(quote(base)),
    plain(',\n  '),
    key('apiKey'),
    plain(`: process.env.${keyVariable},\n})\n\nconst answer = await api.${id}(`),
    ...(parts.length > 0 ? [plain('{\n'), ...parts, plain('}')] : []),
    plain(')'),
  ]
}
