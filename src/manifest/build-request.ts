import { DeveloperError } from '../lib/developer-error'
import type { Operation } from '../lib/operation'
import { pathParameters } from '../lib/operation'
import { withMember } from './nested'
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

/** Whether a parameter is left out. An empty list in JSON means "none" and is sent; a form cannot carry it. */
function saysNothing(operation: Operation, name: string, value: unknown): boolean {
  if (Array.isArray(value) && operation.body === 'json' && !operation.query?.includes(name)) return false
  return isEmpty(value)
}

/**
 * Sorts named parameters into the places of the operation: path, query, and the rest into the body, where a name such as
 * `package_parameters.location` is a path. Optional parameters that are empty are left out; `false`, `0` and a list
 * without elements in JSON are not empty. A parameter of the path without a value is an empty text. The compiler checks
 * that the body has a property of that name; a parameter for a call without a body throws, so nothing is dropped
 * silently.
 */
export function sortParameters(
  operation: Operation,
  parameters: Readonly<Record<string, unknown>>,
): RequestParts {
  const parts: RequestParts = { path: {}, query: {}, body: operation.body ? {} : undefined }
  const inPath = new Set(pathParameters(operation.path))
  for (const name of inPath) parts.path[name] = String(scalar(parameters[name]) ?? '')
  for (const [name, value] of Object.entries(parameters)) {
    if (inPath.has(name) || saysNothing(operation, name, value)) continue
    if (operation.query?.includes(name)) {
      const plain = scalar(value)
      if (plain === undefined) throw new DeveloperError(`${name} cannot travel in the query`)
      parts.query[name] = plain
    } else if (parts.body) {
      parts.body =
        operation.body === 'json' ? withMember(parts.body, name, value) : { ...parts.body, [name]: value }
    } else {
      throw new DeveloperError(`${operation.method} ${operation.path} takes no parameter ${name}`)
    }
  }
  return parts
}

/** `sortParameters` for a request to send: a parameter of the path without a value is a mistake of the manifest and throws. */
export function buildRequest(
  operation: Operation,
  parameters: Readonly<Record<string, unknown>>,
): RequestParts {
  const parts = sortParameters(operation, parameters)
  for (const [name, value] of Object.entries(parts.path)) {
    if (value === '') throw new DeveloperError(`${name} is null or undefined`)
  }
  return parts
}
