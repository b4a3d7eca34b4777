import type { CompiledAction } from './compiled-actions'
import type { CompiledSection } from './compiled-sections'

/** The actions a section defines for its rows, without those of another type. */
export function ownRowActions(section: CompiledSection): CompiledAction[] {
  if (section.kind !== 'collection' && section.kind !== 'related') return []
  return section.rowActions.flatMap((action) => (typeof action === 'string' ? [] : [action]))
}
