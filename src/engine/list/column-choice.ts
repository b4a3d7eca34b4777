import { isRecord } from '../../lib/is-record'
import type { CompiledColumn } from '../../manifest/compiled'

/** Which columns are shown and in which order, as it is remembered; what it does not name is as the manifest says. */
export interface ColumnChoice {
  order: readonly string[]
  hidden: Readonly<Record<string, boolean>>
}

/** The columns as the manifest has them. */
export const nothingChosen: ColumnChoice = { order: [], hidden: {} }

const none: ReadonlySet<string> = new Set()

/** Whether what was remembered is a choice of columns. */
export function isColumnChoice(value: unknown): value is ColumnChoice {
  return (
    isRecord(value) &&
    Array.isArray(value.order) &&
    value.order.every((id) => typeof id === 'string') &&
    isRecord(value.hidden) &&
    Object.values(value.hidden).every((hidden) => typeof hidden === 'boolean')
  )
}

/** The ids of all columns in their order: the first stays first, columns the choice does not know come last. */
export function columnOrder(columns: readonly CompiledColumn[], { order }: ColumnChoice): string[] {
  const ids = columns.map((column) => column.id)
  const [first, ...rest] = ids
  const kept = order.filter((id) => rest.includes(id))
  return [...(first === undefined ? [] : [first]), ...new Set([...kept, ...rest])]
}

/** Whether each column is shown; the first always is, and those that `left` for want of room are not. */
export function columnVisibility(
  columns: readonly CompiledColumn[],
  { hidden }: ColumnChoice,
  left: ReadonlySet<string> = none,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map(({ id, hidden: usually }, index) => [
      id,
      index === 0 || (!left.has(id) && !(hidden[id] ?? usually)),
    ]),
  )
}

/** All columns in the order chosen. */
export function orderedColumns(columns: readonly CompiledColumn[], choice: ColumnChoice): CompiledColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  return columnOrder(columns, choice).flatMap((id) => byId.get(id) ?? [])
}

/** The columns that are shown, in their order. */
export function visibleColumns(columns: readonly CompiledColumn[], choice: ColumnChoice): CompiledColumn[] {
  const shown = columnVisibility(columns, choice)
  return orderedColumns(columns, choice).filter((column) => shown[column.id])
}
