import type { CompiledAction } from './compiled-actions'
import type { CompiledSection } from './compiled-sections'

/** The actions a section defines: for its rows, without those of another type, or the one that saves its elements. */
export function sectionActions(section: CompiledSection): readonly CompiledAction[] {
  if (section.kind === 'editor') return [section.action]
  if (section.kind !== 'collection' && section.kind !== 'related') return []
  return section.rowActions.flatMap((action) => (typeof action === 'string' ? [] : [action]))
}
