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
  type RowSelectionState,
} from '@tanstack/react-table'
import { useCallback, useMemo } from 'react'
import { useIsPhone } from '../../platform/is-phone'
import { useMoney } from '../../platform/money/use-money'
import { fitColumns, type FittedColumns } from '../rows/fit-columns'
import type { ListQuery } from '../rows/list-query'
import { useMeasuredWidth, type MeasuredWidth } from '../../ui/layout/use-measured-width'
import { actionWidth, buttonWidth, checkWidth, columnWidth } from './column-widths'
import {
  chosenColumns,
  useColumnChoice,
  type ColumnChoice,
  type Keyed,
  type Line,
  type ListColumn,
} from './columns'

/** TanStack Table manages only columns; rows and their order come from the list index (decision 2). */
const columnFeatures = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  rowSortingFeature,
})
const rowFeatures = tableFeatures({ rowSelectionFeature })

type Sort = NonNullable<ListQuery['sort']>

/** A column in the column chooser. */
export interface ChosenColumn {
  id: string
  label: string
  shown: boolean
  /** Selected, though there may be no room for it. */
  chosen: boolean
  /** Always shown, in a fixed position. */
  fixed: boolean
  sortable: boolean
}

/** Columns of the column chooser. */
export interface ListColumns {
  /** All columns, in order. */
  all: readonly ChosenColumn[]
  /** Number of columns hidden for lack of room. */
  left: number
  toggle: (id: string) => void
  /** Moves a column by one; nothing moves before the first. */
  move: (id: string, by: 1 | -1) => void
  reset: () => void
  /** Current sort order, if by one of these columns. */
  sort: Sort | undefined
  /** Sorts by a column: in the given direction, or the next one. */
  order: (id: string, descending?: boolean) => void
}

/** A list as a table: visible columns and their widths. */
export interface ListTableModel<Item>
  extends
    Pick<FittedColumns<ListColumn<Item>>, 'shown' | 'wide' | 'stretch'>,
    Pick<MeasuredWidth, 'measure' | 'scale'> {
  columns: ListColumns
  /** Width of a column in px at 16 px text size. */
  widthOf: (column: Pick<ListColumn<Item>, 'id'>) => number
  /** Width of check boxes, menus and buttons beside the columns, in the same px. */
  around: number
}

/** Options of `useListTable`. */
export interface ListTableOptions<Item> {
  /** Storage key of the column choice, and the default. */
  id: string
  usual: ColumnChoice
  /** Must be a stable array. */
  columns: readonly ListColumn<Item>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Rows have check boxes, a menu, a button. */
  selectable: boolean
  menu: boolean
  button: boolean
}

const none: readonly never[] = []

/** Width in px of navigation, page padding and table border; estimate for the first render. */
const usualAround = 146
const usualRoom = (): number => document.documentElement.clientWidth - usualAround

/** Builds the TanStack table of a list: visible columns, order, widths and sort. */
export function useListTable<Item extends Keyed>(list: ListTableOptions<Item>): ListTableModel<Item> {
  const { columns, usual, onSort } = list
  const { choice, choose } = useColumnChoice(list.id, usual)
  const money = useMoney()
  const around =
    (list.selectable ? checkWidth : 0) + (list.menu ? actionWidth : 0) + (list.button ? buttonWidth : 0)
  const sort = columns.some(({ id }) => id === list.sort?.by) ? list.sort : undefined
  const sorting = sort ? [{ id: sort.by, desc: sort.descending }] : []
  const state = useMemo(() => {
    const chosen = new Set(chosenColumns(columns, choice).map(({ id }) => id))
    return {
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, chosen.has(id)])),
      columnOrder: [...columns.slice(0, 1).map(({ id }) => id), ...choice.order],
    }
  }, [columns, choice])
  const definitions = useMemo(
    () =>
      columns.map((column, index): ColumnDef<typeof columnFeatures, Item> => ({
        id: column.id,
        accessorFn: column.summary,
        size: columnWidth(column, money),
        enableHiding: index > 0,
        enableSorting: column.sort !== null,
        sortDescFirst: column.sort === 'descending',
      })),
    [columns, money],
  )
  const table = useTable({
    features: columnFeatures,
    columns: definitions,
    data: none,
    state: { ...state, sorting },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort({ by: next.id, descending: next.desc })
    },
  })
  const leaves = table.getAllLeafColumns()
  const { visible, widths } = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return {
      visible: leaves.flatMap((leaf) => (leaf.getIsVisible() && byId.get(leaf.id)) || []),
      widths: new Map(leaves.map((leaf) => [leaf.id, leaf.getSize()])),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the state decides what is visible
  }, [leaves, columns, state])
  const widthOf = useCallback(({ id }: Pick<ListColumn<Item>, 'id'>) => widths.get(id) ?? 0, [widths])
  const kept = useCallback(({ id }: ListColumn<Item>) => choice.hidden[id] === false, [choice])
  const phone = useIsPhone()
  const { measure, width, scale } = useMeasuredWidth(usualRoom)
  // Phone rows show all columns in their own layout.
  const room = phone ? Infinity : width - around
  const { shown, left, wide, stretch } = useMemo(
    () => fitColumns(visible, { room, widthOf, kept }),
    [visible, room, widthOf, kept],
  )
  const order = leaves.map(({ id }) => id)
  return {
    columns: {
      all: leaves.map((leaf) => ({
        id: leaf.id,
        label: columns.find(({ id }) => id === leaf.id)?.label ?? leaf.id,
        shown: leaf.getIsVisible() && !left.has(leaf.id),
        chosen: leaf.getIsVisible(),
        fixed: !leaf.getCanHide(),
        sortable: leaf.getCanSort(),
      })),
      left: left.size,
      toggle: (id) => {
        const hide = shown.some((column) => column.id === id)
        choose({ ...choice, hidden: { ...choice.hidden, [id]: hide } })
      },
      move: (id, by) => {
        const from = order.indexOf(id)
        const other = order[from + by]
        if (from < 1 || from + by < 1 || other === undefined) return
        choose({
          ...choice,
          order: order
            .with(from, other)
            .with(from + by, id)
            .slice(1),
        })
      },
      reset: () => choose(usual),
      sort,
      order: (id, descending) => table.getColumn(id)?.toggleSorting(descending),
    },
    shown,
    wide,
    stretch,
    measure,
    scale,
    widthOf,
    around,
  }
}

/** Lines `from` (inclusive) to `to` (exclusive) as TanStack rows, which know their selection. */
export function useTableRows<Item extends Keyed>(
  lines: readonly Line<Item>[],
  first: number,
  last: number,
  rowSelection: RowSelectionState,
): readonly TableRow<typeof rowFeatures, Line<Item>>[] {
  const data = useMemo(() => lines.slice(first, last), [lines, first, last])
  const state = useMemo(() => ({ rowSelection }), [rowSelection])
  const table = useTable({ features: rowFeatures, columns: none, data, getRowId: ({ key }) => key, state })
  return table.getRowModel().rows
}
