import type { Value } from '../../src/manifest/words/values'
import type { DescribedOperation, Description } from './description'

/** What names end in that identify something. */
export const looksLikeIdentity = /(^|_)(id|uuid)$/

/** The parameters a call cannot do without, those of the path first. */
export function mandatoryOf(description: Description, operation: DescribedOperation): string[] {
  const query = [...description.query(operation)].filter(([, schema]) => schema.mandatory === true)
  const body = description.body(operation)?.schema.required
  return [
    ...description.pathParameters(operation),
    ...query.map(([name]) => name),
    ...(Array.isArray(body) ? body.filter((name) => typeof name === 'string') : []),
  ].filter((name) => name !== 'location')
}

/** Where a parameter of a call about one record comes from; undefined when the record does not have it. */
export function bind(
  name: string,
  identity: string,
  properties: ReadonlyMap<string, unknown>,
): Value | undefined {
  if (properties.has(name)) return { field: name }
  return looksLikeIdentity.test(name) ? { field: identity } : undefined
}
