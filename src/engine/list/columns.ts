import type { ReactNode } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

/** An item of a list with its key. */
export interface Keyed {
  key: string
}

/** A full-width header above the items of a group. */
export interface GroupHeader extends Keyed {
  head: ReactNode
}

/** A line of a list. */
export type Line<Item> = Item | GroupHeader

/** Whether a line is a group header. */
export function isGroupHeader<Item extends Keyed>(line: Line<Item>): line is GroupHeader {
  return 'head' in line
}

/** A column of a list of `Item`s. */
export interface ListColumn<Item> extends Pick<
  CompiledColumn,
  'id' | 'cell' | 'end' | 'phone' | 'hidden' | 'copy' | 'unit'
> {
  label: string
  /** Initial sort direction; null if it cannot be sorted. */
  sort: 'ascending' | 'descending' | null
  /** The compiled column, for its origin. */
  part?: object
  draw: (item: Item) => ReactNode
  /** Draws it at the end of a phone's row. */
  drawEnd: (item: Item) => ReactNode
  /** Text in the summary line of a phone's row. */
  summary: (item: Item) => string
  /** Text to copy; undefined if there is none. */
  copied: (item: Item) => string | undefined
}

/** Stored choice of columns; columns it does not name keep their defaults. */
export interface ColumnChoice {
  order: readonly string[]
  hidden: Readonly<Record<string, boolean>>
}

/** The default columns. */
export const defaultColumns: ColumnChoice = { order: [], hidden: {} }

/** Validates a stored choice of columns. */
export function isColumnChoice(value: unknown): value is ColumnChoice {
  return (
    isRecord(value) &&
    Array.isArray(value.order) &&
    value.order.every((id) => typeof id === 'string') &&
    isRecord(value.hidden) &&
    Object.values(value.hidden).every((hidden) => typeof hidden === 'boolean')
  )
}

/** Choice of columns of a list, stored per account in this browser; `usual` is the default. */
export function useColumnChoice(
  list: string,
  usual: ColumnChoice,
): { choice: ColumnChoice; choose: (choice: ColumnChoice) => void } {
  const store = usePlatform().preferences.of(`columns.${list}`, usual, isColumnChoice)
  return { choice: useStore(store), choose: store.set }
}

/** Columns shown by a choice; the first always is. */
export function chosenColumns<C extends Pick<CompiledColumn, 'id' | 'hidden'>>(
  columns: readonly C[],
  { hidden }: ColumnChoice,
): readonly C[] {
  return columns.filter(({ id, hidden: usually }, index) => index === 0 || !(hidden[id] ?? usually))
}
