import type { Operation } from '../lib/operation'
import { pathParameters } from '../lib/operation'
import { isEmpty } from './subject'

/** The parts of one request, ready for the client. */
export interface RequestParts {
  path: Record<string, string>
  query: Record<string, string | number | boolean>
  /** Undefined when the operation takes no body. */
  body: Record<string, unknown> | undefined
}

function scalar(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

/** An empty list says something of its own where it can be carried: in JSON, "none"; in a form it is nothing at all. */
function saysNothing(operation: Operation, name: string, value: unknown): boolean {
  const { body } = operation
  if (Array.isArray(value) && body?.encoding === 'json' && body.properties.includes(name)) return false
  return isEmpty(value)
}

/**
 * Sorts named parameters into the places the operation gives them: path before query before body. Optional parameters
 * that are empty are left out; `false`, `0` and a list without elements in JSON are not empty. A path parameter without
 * a value is a mistake of the manifest and throws; a parameter the operation does not know throws as well, so nothing is
 * dropped silently.
 */
export function buildRequest(
  operation: Operation,
  parameters: Readonly<Record<string, unknown>>,
): RequestParts {
  const parts: RequestParts = { path: {}, query: {}, body: operation.body ? {} : undefined }
  const inPath = new Set(pathParameters(operation.path))
  for (const name of inPath) {
    const value = scalar(parameters[name])
    if (value === undefined || value === '') throw new Error(`${name} is null or undefined`)
    parts.path[name] = String(value)
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (inPath.has(name) || saysNothing(operation, name, value)) continue
    if (operation.query?.includes(name)) {
      const plain = scalar(value)
      if (plain === undefined) throw new Error(`${name} cannot travel in the query`)
      parts.query[name] = plain
    } else if (parts.body && operation.body?.properties.includes(name)) {
      parts.body[name] = value
    } else {
      throw new Error(`${operation.method} ${operation.path} takes no parameter ${name}`)
    }
  }
  return parts
}
