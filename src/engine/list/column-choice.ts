import { isRecord } from '../../lib/is-record'

/** Which columns are shown and in which order, as it is remembered; what it does not name is as the list has it. */
export interface ColumnChoice {
  order: readonly string[]
  hidden: Readonly<Record<string, boolean>>
}

/** The columns as the list has them. */
export const nothingChosen: ColumnChoice = { order: [], hidden: {} }

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

interface Column {
  id: string
  hidden: boolean
}

/** The columns a choice shows, by id; the first always is. */
export function columnVisibility(
  columns: readonly Column[],
  { hidden }: ColumnChoice,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map(({ id, hidden: usually }, index) => [id, index === 0 || !(hidden[id] ?? usually)]),
  )
}

/** The columns in the order chosen: the first stays first, those the choice does not know come last. */
export function inOrder<C extends Column>(columns: readonly C[], { order }: ColumnChoice): readonly C[] {
  const [first, ...rest] = columns
  const place = ({ id }: C): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...(first ? [first] : []), ...rest.sort((one, other) => place(one) - place(other))]
}
