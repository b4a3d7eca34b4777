import { service } from '../../../generated/service'
import type { Operation } from '../../../lib/operation'
import { formParameters, PasteRefusal, type PastedCall } from './pasted-call'

type Operations = Readonly<Record<string, Operation>>

/** Path segments after the version, and the query. Host and prefix may belong to another deployment. */
function partsOf(url: string): { segments: string[]; query: URLSearchParams } {
  const [address = '', query = ''] = url.split('#')[0]?.split('?') ?? []
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '')
  const version = path.indexOf(`${service.path}/`)
  const below = version < 0 ? path : path.slice(version + service.path.length)
  return { segments: below.replace(/\/+$/, '').split('/').slice(1), query: new URLSearchParams(query) }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // Badly encoded; taken literally.
    return segment
  }
}

/** Values of the path parameters; undefined if the path does not match. */
function matchPath(template: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = template.split('/').slice(1)
  if (parts.length !== segments.length) return undefined
  const values: [string, string][] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith('{')) values.push([part.slice(1, -1), decoded(segment)])
    else if (part !== segment) return undefined
  }
  return Object.fromEntries(values)
}

/** The operation of a URL: the match with the fewest parameters, `/list` before `/{uuid}`. */
function operationAt(
  operations: Operations,
  method: string,
  segments: readonly string[],
): { id: string; path: Record<string, string> } | undefined {
  const found = Object.entries(operations).flatMap(([id, operation]) => {
    const path = operation.method === method ? matchPath(operation.path, segments) : undefined
    return path ? [{ id, path }] : []
  })
  const weight = (each: { path: object }): number => Object.keys(each.path).length
  return found.sort((one, other) => weight(one) - weight(other))[0]
}

/**
 * Parameters of a pasted call for an operation, including those of its URL. Throws a refusal if the call belongs to
 * another operation (which is named) or to none.
 */
export function parametersFor(
  id: string,
  { target, parameters }: PastedCall,
  operations: Operations,
): Readonly<Record<string, unknown>> {
  if (!target) return parameters
  const line = (name: string): string => `${operations[name]?.method ?? ''} ${operations[name]?.path ?? ''}`
  const refuse = (found: string): PasteRefusal =>
    new PasteRefusal('otherCall', { found, foundLine: line(found), wanted: id, wantedLine: line(id) })
  if ('operation' in target) {
    const { operation } = target
    if (!Object.hasOwn(operations, operation)) throw new PasteRefusal('unknownCall', { call: operation })
    if (operation !== id) throw refuse(operation)
    return parameters
  }
  const { segments, query } = partsOf(target.url)
  const found = operationAt(operations, target.method, segments)
  if (!found) throw new PasteRefusal('unknownCall', { call: `${target.method} /${segments.join('/')}` })
  if (found.id !== id) throw refuse(found.id)
  return Object.fromEntries(
    [found.path, formParameters(query), parameters].flatMap((part) => Object.entries(part)),
  )
}
