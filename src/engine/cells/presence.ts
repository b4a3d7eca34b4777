import { holds } from '../../manifest/condition'
import { isPending } from '../../manifest/subject'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CellInput } from './cell'
import { cellKind } from './registry'

/** Whether a cell has a value, is empty, or is unknown because its list has not loaded. */
export type Presence = 'value' | 'nothing' | 'unknown'

/** Presence of a cell's value, for screen and export. */
export function presenceOf(input: CellInput): Presence {
  const { column, subject } = input
  // The first path decides; the others may load later.
  const [about = ''] = column.values
  if (isPending(subject, about)) return 'unknown'
  const drawable = column.cell === 'state' || column.cell === 'title'
  return drawable || cellKind(column.cell).text(input) !== '' ? 'value' : 'nothing'
}

/** Presence for a list column, which may apply only to some records. */
export function columnPresence(column: Pick<CompiledColumn, 'when'>, input: CellInput): Presence {
  return column.when && !holds(column.when, input.subject) ? 'nothing' : presenceOf(input)
}
