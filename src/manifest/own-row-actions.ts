import type { CompiledAction } from './compiled-actions'
import type { CompiledSection } from './compiled-sections'

/** The actions a section has itself on each of its rows; none of those that belong to another type. */
export function ownRowActions(section: CompiledSection): CompiledAction[] {
  if (section.kind !== 'collection' && section.kind !== 'related') return []
  return section.rowActions.flatMap((action) => (typeof action === 'string' ? [] : [action]))
}
