import type { ReactNode } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledColumn } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

/** An item of a list, told apart from the others by its key. */
export interface Keyed {
  key: string
}

/** A line over all columns, above the items of a group. */
export interface GroupHead extends Keyed {
  head: ReactNode
}

/** A line of a list. */
export type Line<Item> = Item | GroupHead

/** Whether a line is the head of a group. */
export function isHead<Item extends Keyed>(line: Line<Item>): line is GroupHead {
  return 'head' in line
}

/** A column of a list of `Item`s: how it stands there, and how it draws one. */
export interface ListColumn<Item> extends Pick<
  CompiledColumn,
  'id' | 'cell' | 'end' | 'phone' | 'hidden' | 'copy' | 'unit'
> {
  label: string
  /** The way it is ordered by first; null: it cannot be. */
  sort: 'ascending' | 'descending' | null
  /** The part of a manifest that made it. */
  part?: object
  draw: (item: Item) => ReactNode
  /** Draws it at the end of a phone's row. */
  drawEnd: (item: Item) => ReactNode
  /** What it says in the summary line of a phone's row. */
  summary: (item: Item) => string
  /** What is copied of an item; undefined where there is nothing to copy. */
  copied: (item: Item) => string | undefined
}

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

/** The choice of columns for the list of this name, remembered for the account in this browser; `usual` until there is one. */
export function useColumnChoice(
  list: string,
  usual: ColumnChoice,
): { choice: ColumnChoice; choose: (choice: ColumnChoice) => void } {
  const store = usePlatform().preferences.of(`columns.${list}`, usual, isColumnChoice)
  return { choice: useStore(store), choose: store.set }
}

/** The columns a choice shows; the first always is. */
export function chosenColumns<C extends Pick<CompiledColumn, 'id' | 'hidden'>>(
  columns: readonly C[],
  { hidden }: ColumnChoice,
): readonly C[] {
  return columns.filter(({ id, hidden: usually }, index) => index === 0 || !(hidden[id] ?? usually))
}
