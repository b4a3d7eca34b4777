import type { CompiledResource } from './compiled'
import type { SectionName } from './names'

/** Sections of what is no resource one owns: who may come in, and who pays. */
const apart = new Set<SectionName>(['access', 'billing'])

/** Whether records of a type are resources one owns, which are counted. */
export function isOwned({ section }: Pick<CompiledResource, 'section'>): boolean {
  return !apart.has(section)
}
