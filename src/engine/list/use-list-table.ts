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
import { useMeasuredWidth, type MeasuredWidth } from '../rows/use-measured-width'
import { actionWidth, checkWidth, columnWidth } from './column-widths'
import {
  chosenColumns,
  useColumnChoice,
  type ColumnChoice,
  type Keyed,
  type Line,
  type ListColumn,
} from './columns'

/** What TanStack Table does for the columns of a list; which rows there are and their order is decided apart (decision 2). */
const columnFeatures = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  rowSortingFeature,
})
const rowFeatures = tableFeatures({ rowSelectionFeature })

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

/** The columns of a list for choosing among them. */
export interface ListColumns {
  /** All columns in their order. */
  all: readonly ChosenColumn[]
  /** How many are not shown for want of room. */
  left: number
  toggle: (id: string) => void
  /** Moves a column by one place; nothing moves before the first. */
  move: (id: string, by: 1 | -1) => void
  reset: () => void
  /** The column the list is ordered by, if it is one of these. */
  sort: Sort | undefined
  /** Orders by a column: either way, or the one that comes next. */
  order: (id: string, descending?: boolean) => void
}

/** A list as a table: the columns that are shown, and the room they have. */
export interface ListTableModel<Item>
  extends
    Pick<FittedColumns<ListColumn<Item>>, 'shown' | 'wide' | 'stretch'>,
    Pick<MeasuredWidth, 'measure' | 'scale'> {
  columns: ListColumns
  /** The width of a column, in px at a text size of 16 px. */
  widthOf: (column: Pick<ListColumn<Item>, 'id'>) => number
  /** Space beside the columns, for boxes and menus, in the same px. */
  around: number
}

/** What a list as a table is made of. */
export interface ListTableOptions<Item> {
  /** The name its choice of columns is remembered under, and the choice until there is one. */
  id: string
  usual: ColumnChoice
  /** The same array while nothing else is wanted. */
  columns: readonly ListColumn<Item>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Rows have boxes, or a menu. */
  selectable: boolean
  menu: boolean
}

const none: readonly never[] = []

/** The navigation, the space around a page and the border of a table, in px; the first drawing counts with it. */
const usualAround = 146
const usualRoom = (): number => document.documentElement.clientWidth - usualAround
/** Rooms of a table are told apart by this much, so that changing the size of a window draws seldom. */
const step = 8

/** A list as a table of TanStack Table: which columns are shown, in which order and how wide, by what it is ordered. */
export function useListTable<Item extends Keyed>(list: ListTableOptions<Item>): ListTableModel<Item> {
  const { columns, usual, onSort } = list
  const { choice, choose } = useColumnChoice(list.id, usual)
  const money = useMoney()
  const around = (list.selectable ? checkWidth : 0) + (list.menu ? actionWidth : 0)
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
  const { measure, width, scale } = useMeasuredWidth(usualRoom, step)
  // A phone shows rows of its own, from all columns.
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

/** The lines of a list from one index up to, not including, another, as rows of TanStack Table: it knows which are selected. */
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
