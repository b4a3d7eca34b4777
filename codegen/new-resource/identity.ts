import type { DescribedOperation, Description, Json } from '../openapi/description'
import type { Value } from '../../src/manifest/words/values'
import type { CallWord } from './request'

const looksLikeIdentity = /(^|_)(id|uuid)$/
const usual = ['uuid', 'id', 'name', 'address']

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

/** The property the calls about one record name it by; the usual names where they say nothing. */
export function identityOf(
  description: Description,
  calls: Partial<Record<CallWord, DescribedOperation>>,
  properties: ReadonlyMap<string, Json>,
  required: readonly string[],
): string | undefined {
  for (const operation of [calls.get, calls.delete, calls.update]) {
    if (!operation) continue
    const inPath = description.pathParameters(operation).filter((name) => properties.has(name))
    const named = mandatoryOf(description, operation).filter((name) => looksLikeIdentity.test(name))
    for (const name of [...inPath, ...named]) {
      if (properties.has(name)) return name
      const [ending = ''] = looksLikeIdentity.exec(name) ?? []
      const property = ending.replace('_', '')
      if (properties.has(property)) return property
    }
  }
  return usual.find((name) => properties.has(name)) ?? required[0]
}

/** Where a parameter of a call about one record comes from; undefined when the record does not have it. */
export function bind(
  name: string,
  identity: string,
  properties: ReadonlyMap<string, Json>,
): Value | undefined {
  if (properties.has(name)) return { field: name }
  return looksLikeIdentity.test(name) ? { field: identity } : undefined
}
