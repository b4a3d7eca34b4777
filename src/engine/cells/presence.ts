import { holds } from '../../manifest/condition'
import { isUnknown } from '../../manifest/subject'
import type { CompiledColumn } from '../../manifest/compiled'
import type { CellInput } from './cell'
import { cellKind } from './registry'

/** Whether there is something to show: a value, nothing, or what is not known because its list has not answered. */
export type Presence = 'value' | 'nothing' | 'unknown'

/** What a cell has to show, on screen and in a file alike. */
export function presenceOf(input: CellInput): Presence {
  const { column, subject } = input
  // The first value is what it is about; the others may come later.
  const [about = ''] = column.values
  if (isUnknown(subject, about)) return 'unknown'
  const drawable = column.cell === 'state' || column.cell === 'title'
  return drawable || cellKind(column.cell).text(input) !== '' ? 'value' : 'nothing'
}

/** The same for the column of a list, which may mean something for some records only. */
export function columnPresence(column: Pick<CompiledColumn, 'when'>, input: CellInput): Presence {
  return column.when && !holds(column.when, input.subject) ? 'nothing' : presenceOf(input)
}
