import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
  type TableOptions,
} from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import { useMoney } from '../../platform/money/use-money'
import type { ListQuery } from '../rows/list-query'
import { columnVisibility, inOrder, nothingChosen, type ColumnChoice } from './column-choice'
import { actionWidth, checkWidth, columnWidth } from './column-widths'
import type { ListColumn } from './list-column'
import { useRoom, type ListRoom } from './use-room'
import type { Selection } from './use-selection'

/** What TanStack Table does for a list; which rows there are and their order say others (decision 2). */
const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  rowSortingFeature,
  rowSelectionFeature,
})

type Sort = NonNullable<ListQuery['sort']>

/** A column as it is chosen among others. */
export interface ChosenColumn {
  id: string
  label: string
  shown: boolean
  /** It would be shown if there was room for it. */
  chosen: boolean
  /** It is always shown, in its place. */
  fixed: boolean
  sortable: boolean
}

/** The columns of a list for whoever chooses among them. */
export interface ListColumns {
  /** All columns in their order. */
  all: readonly ChosenColumn[]
  /** How many are not shown for want of room. */
  left: number
  toggle: (id: string) => void
  /** Moves a column by one place; nothing moves before the first. */
  move: (id: string, by: 1 | -1) => void
  reset: () => void
  sort: Sort | undefined
  /** Orders by a column: either way, or the one that comes next. */
  order: (id: string, descending?: boolean) => void
}

/** A list as a table. */
export interface ListTableModel<Item extends object> {
  columns: ListColumns
  /** The columns that are shown, in their order. */
  shown: readonly ListColumn<Item>[]
  /** The width of a column, in px at a text size of 16 px. */
  widthOf: (column: Pick<ListColumn<Item>, 'id'>) => number
  room: ListRoom<Item>
  /** Space beside the columns, for boxes and menus, in the same px. */
  around: number
  /** The table but for its rows: whoever draws some of them gives it those. */
  options: Omit<TableOptions<typeof features, Item>, 'data'>
}

/** What a list as a table is made of; `columns` and `keyOf` stay the same while nothing else is wanted. */
export interface ListTableOptions<Item> {
  columns: readonly ListColumn<Item>[]
  keyOf: (item: Item) => string
  choice: ColumnChoice
  /** Without it the columns are not chosen. */
  onChoice?: (choice: ColumnChoice) => void
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  selection?: Selection | undefined
  /** Rows have a menu. */
  menu: boolean
}

const none: readonly never[] = []

/**
 * A list as a table of TanStack Table: which columns are shown, in which order and how wide, by what it is ordered, what is
 * selected.
 */
export function useListTable<Item extends object>(list: ListTableOptions<Item>): ListTableModel<Item> {
  const { columns, choice, onChoice, sort, onSort, selection } = list
  const money = useMoney()
  const around = (selection ? checkWidth : 0) + (list.menu ? actionWidth : 0)
  const chosen = useMemo(() => columnVisibility(columns, choice), [columns, choice])
  const ordered = useMemo(() => inOrder(columns, choice), [columns, choice])
  const visible = useMemo(() => ordered.filter(({ id }) => chosen[id]), [ordered, chosen])
  const widthOf = useCallback((column: ListColumn<Item>) => columnWidth(column, money), [money])
  const kept = useCallback(({ id }: ListColumn<Item>) => choice.hidden[id] === false, [choice])
  const room = useRoom(visible, { widthOf, kept }, around)
  const { left } = room
  const definitions = useMemo(
    () =>
      columns.map((column, index): ColumnDef<typeof features, Item> => ({
        id: column.id,
        header: column.label,
        accessorFn: column.summary,
        size: widthOf(column),
        enableHiding: index > 0,
        enableSorting: column.sort !== null,
        sortDescFirst: column.sort === 'descending',
      })),
    [columns, widthOf],
  )
  const columnVisibilityState = useMemo(
    () => ({ ...chosen, ...Object.fromEntries([...left].map((id) => [id, false])) }),
    [chosen, left],
  )
  const columnOrder = useMemo(() => ordered.map(({ id }) => id), [ordered])
  const sorting = sort ? [{ id: sort.by, desc: sort.descending }] : []
  const rowSelection = selection?.state ?? {}
  const options: ListTableModel<Item>['options'] = {
    features,
    columns: definitions,
    getRowId: list.keyOf,
    state: { columnVisibility: columnVisibilityState, columnOrder, sorting, rowSelection },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    onColumnVisibilityChange: (updater) => {
      const shown = functionalUpdate(updater, columnVisibilityState)
      const changed = Object.keys(shown).filter((id) => shown[id] !== columnVisibilityState[id])
      const hidden = Object.fromEntries(changed.map((id) => [id, !shown[id]]))
      onChoice?.({ ...choice, hidden: { ...choice.hidden, ...hidden } })
    },
    onColumnOrderChange: (updater) =>
      onChoice?.({ ...choice, order: functionalUpdate(updater, columnOrder).slice(1) }),
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort({ by: next.id, descending: next.desc })
    },
    onRowSelectionChange: (updater) => selection?.change(functionalUpdate(updater, rowSelection)),
  }
  const table = useTable({ ...options, data: none })
  const leaves = table.getVisibleLeafColumns()
  const shown = useMemo(
    () => leaves.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []),
    [leaves, columns],
  )
  return {
    columns: {
      all: table.getAllLeafColumns().map((column) => ({
        id: column.id,
        label: String(column.columnDef.header),
        shown: column.getIsVisible(),
        chosen: chosen[column.id] === true,
        fixed: !column.getCanHide(),
        sortable: column.getCanSort(),
      })),
      left: left.size,
      toggle: (id) => table.getColumn(id)?.toggleVisibility(),
      move: (id, by) => {
        const from = columnOrder.indexOf(id)
        const other = columnOrder[from + by]
        if (from < 1 || from + by < 1 || other === undefined) return
        table.setColumnOrder(columnOrder.with(from, other).with(from + by, id))
      },
      reset: () => onChoice?.(nothingChosen),
      sort,
      order: (id, descending) => table.getColumn(id)?.toggleSorting(descending),
    },
    shown,
    widthOf: ({ id }) => table.getColumn(id)?.getSize() ?? 0,
    room,
    around,
    options,
  }
}

/** The rows of a list from one index up to, not including, another, as its table knows them. */
export function useTableRows<Item extends object>(
  { options }: ListTableModel<Item>,
  first: number,
  last: number,
  items: readonly Item[],
): readonly TableRow<typeof features, Item>[] {
  const data = useMemo(() => items.slice(first, last), [items, first, last])
  return useTable({ ...options, data }).getRowModel().rows
}
