import { pathParameters, type Operation } from '../../lib/operation'

/** A call for display as code. */
export interface SampleRequest {
  /** Id of the operation. */
  id: string
  operation: Operation
  /** `{origin}{prefix}`; `/v1` is appended (specification section 7). */
  base: string
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | number | boolean>>
  body?: Readonly<Record<string, unknown>> | undefined
  /** Secret members of the body, which are masked. */
  secrets: ReadonlySet<string>
  /** Condition to wait for before the call. */
  until?: SampleWait | undefined
}

/** A wait until a jq expression holds for a record of a list. */
export interface SampleWait {
  list: SampleRequest
  /** The identity member of the list's records, and its value, which may be a reference. */
  identity: string
  id: string
  test: string
}

/** Environment variable of the key in samples. */
export const keyVariable = 'API_KEY'

/** Environment variable of another secret: `password` becomes PASSWORD. */
export function secretVariable(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
}

/** The path with its values; parameters without a value stay in braces. */
export function filledPath({ operation, path }: Pick<SampleRequest, 'operation' | 'path'>): string {
  return pathParameters(operation.path).reduce((filled, name) => {
    const value = path[name]
    return value === undefined || value === ''
      ? filled
      : filled.replace(`{${name}}`, encodeURIComponent(value))
  }, operation.path)
}

/** `?a=1&b=2`, or empty. */
export function queryString(query: SampleRequest['query']): string {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return text.size === 0 ? '' : `?${text.toString()}`
}
