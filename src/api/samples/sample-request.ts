import { pathParameters, type Operation } from '../../lib/operation'

/** A call as a program would make it, for someone to read and copy. */
export interface SampleRequest {
  /** Id of the operation. */
  id: string
  operation: Operation
  /** `{origin}{prefix}`; `/v1` is added (specification section 7). */
  base: string
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string | number | boolean>>
  body?: Readonly<Record<string, unknown>> | undefined
  /** Members of the body that are never written out: passwords, keys. */
  secrets: ReadonlySet<string>
  /** It is made once this holds of its record. */
  until?: SampleWait | undefined
}

/** What is waited for before a call: that an expression for jq holds of a record of a list. */
export interface SampleWait {
  list: SampleRequest
  /** The member that tells records of the list apart, and its value, which may be carried. */
  identity: string
  id: string
  test: string
}

/** Where programs in the samples find the key. */
export const keyVariable = 'API_KEY'

/** Where they find another secret: `password` is PASSWORD. */
export function secretVariable(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()
}

/** The path with its values; a parameter without one stays in braces. */
export function filledPath({ operation, path }: Pick<SampleRequest, 'operation' | 'path'>): string {
  return pathParameters(operation.path).reduce((filled, name) => {
    const value = path[name]
    return value === undefined || value === ''
      ? filled
      : filled.replace(`{${name}}`, encodeURIComponent(value))
  }, operation.path)
}

/** `?a=1&b=2`, or nothing. */
export function queryString(query: SampleRequest['query']): string {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return text.size === 0 ? '' : `?${text.toString()}`
}
