import type { CompiledResource } from './compiled'
import type { SectionName } from './names'

/** Sections whose records are no resources: access and payment. */
const apart = new Set<SectionName>(['access', 'billing'])

/** Whether records of a type are resources of the customer, which are counted. */
export function isOwned({ section }: Pick<CompiledResource, 'section'>): boolean {
  return !apart.has(section)
}
