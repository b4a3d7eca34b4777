import type { DescribedOperation, Description, Json } from '../openapi/description'
import { looksLikeIdentity, mandatoryOf } from '../openapi/mandatory'
import type { CallWord } from './request'

const usual = ['uuid', 'id', 'name', 'address']

/** The property that calls identify a record by; else one with a usual name, or the first required one. */
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
