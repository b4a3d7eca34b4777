import { type Description, lookUp } from '../../sandbox/http/description'
import { isRecord } from '../../src/lib/is-record'

/** A request built from the description's own examples. */
export interface ExampleRequest {
  /** With `/v1`, path parameters filled in, and the query. */
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

type Plain = Record<string, unknown>

function follow(description: Description, value: unknown): Plain {
  if (!isRecord(value)) return {}
  return typeof value.$ref === 'string' ? follow(description, lookUp(description, value.$ref)) : value
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function place(
  description: Description,
  id: string,
): { path: string; method: string; item: Plain; operation: Plain } {
  const { paths } = description
  for (const [path, item] of Object.entries(isRecord(paths) ? paths : {})) {
    if (!isRecord(item)) continue
    for (const [method, operation] of Object.entries(item)) {
      if (isRecord(operation) && operation.operationId === id) return { path, method, item, operation }
    }
  }
  throw new Error(`The description has no operation ${id}.`)
}

function bodies(description: Description, operation: Plain): { type: string; value: unknown }[] {
  const { content } = follow(description, operation.requestBody)
  return Object.entries(isRecord(content) ? content : {}).flatMap(([type, media]) => {
    const { examples } = follow(description, media)
    return Object.values(isRecord(examples) ? examples : {}).map((example) => ({
      type,
      value: follow(description, example).value,
    }))
  })
}

function encode(type: string, value: unknown): string {
  if (type === 'application/json' || !isRecord(value)) return JSON.stringify(value)
  const pairs = Object.entries(value).flatMap(([name, given]): [string, string][] =>
    (Array.isArray(given) ? given : [given]).map((each): [string, string] => [name, String(each)]),
  )
  return new URLSearchParams(pairs).toString()
}

/** One request for each example of the operation's body; one when it takes none. */
export function exampleRequests(description: Description, id: string): ExampleRequest[] {
  const { path, method, item, operation } = place(description, id)
  const parameters = [...list(item.parameters), ...list(operation.parameters)].map((each) =>
    follow(description, each),
  )
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: where, example } of parameters) {
    if (typeof name !== 'string' || example === undefined) continue
    if (where === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)))
    if (where === 'query') query.set(name, String(example))
  }
  const url = `/v1${filled}${query.size > 0 ? `?${query.toString()}` : ''}`
  const base = { path: url, method: method.toUpperCase() }
  const given = bodies(description, operation)
  if (given.length === 0) return [{ ...base, headers: {}, body: null }]
  return given.map(({ type, value }) => ({
    ...base,
    headers: { 'content-type': type },
    body: encode(type, value),
  }))
}
