import type { Value } from '../../src/manifest/words/values'
import type { DescribedOperation, Description } from './description'

/** Suffixes of identifier names. */
export const looksLikeIdentity = /(^|_)(id|uuid)$/

/** Required parameters of a call, path parameters first. */
export function mandatoryOf(description: Description, operation: DescribedOperation): string[] {
  const query = [...description.query(operation)].filter(([, schema]) => schema.mandatory === true)
  const body = description.body(operation)?.schema.required
  return [
    ...description.pathParameters(operation),
    ...query.map(([name]) => name),
    ...(Array.isArray(body) ? body.filter((name) => typeof name === 'string') : []),
  ].filter((name) => name !== 'location')
}

/** Source of a parameter in a record; undefined if the record does not have it. */
export function bind(
  name: string,
  identity: string,
  properties: ReadonlyMap<string, unknown>,
): Value | undefined {
  if (properties.has(name)) return { record: name }
  return looksLikeIdentity.test(name) ? { record: identity } : undefined
}
