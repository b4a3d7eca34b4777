import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { columnOrder, columnVisibility, nothingChosen } from './column-choice'
import { hideColumns } from './hide-columns'
import type { ColumnsModel } from './use-columns'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })

type Nothing = Record<string, never>
const noRows: Nothing[] = []

/** A column in the chooser. `fixed` ones are always shown, in their place. */
export interface ChosenColumn {
  id: string
  shown: boolean
  fixed: boolean
}

/** What the chooser of columns shows and does. */
export interface ColumnTable {
  /** All columns in their order. */
  all: readonly ChosenColumn[]
  toggle: (id: string) => void
  /** Moves a column by one place; nothing moves before the first. */
  move: (id: string, by: 1 | -1) => void
  reset: () => void
}

/** TanStack Table changes which columns are visible and in which order; rows are not its business here. */
export function useColumnTable(
  resource: CompiledResource,
  { choice, change }: ColumnsModel,
  left: ReadonlySet<string>,
): ColumnTable {
  const { columns } = resource.list
  const definitions = useMemo(
    () =>
      columns.map(({ id }, index): ColumnDef<typeof features, Nothing> => ({ id, enableHiding: index > 0 })),
    [columns],
  )
  const state = {
    columnVisibility: columnVisibility(columns, choice, left),
    columnOrder: columnOrder(columns, choice),
  }
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state,
    onColumnVisibilityChange: (updater) => {
      const shown = functionalUpdate(updater, state.columnVisibility)
      const changed = Object.entries(shown).filter(([id, on]) => on !== state.columnVisibility[id])
      const hidden = Object.fromEntries(changed.map(([id, on]) => [id, !on]))
      change(hideColumns(choice, hidden))
    },
    onColumnOrderChange: (updater) =>
      change({ ...choice, order: functionalUpdate(updater, state.columnOrder).slice(1) }),
  })
  const leaf = (id: string) => table.getAllLeafColumns().find((column) => column.id === id)
  return {
    all: table
      .getAllLeafColumns()
      .map((column) => ({ id: column.id, shown: column.getIsVisible(), fixed: !column.getCanHide() })),
    toggle: (id) => leaf(id)?.toggleVisibility(),
    move: (id, by) => {
      const order = [...state.columnOrder]
      const from = order.indexOf(id)
      const other = order[from + by]
      if (from < 1 || from + by < 1 || other === undefined) return
      order[from] = other
      order[from + by] = id
      table.setColumnOrder(order)
    },
    reset: () => change(nothingChosen),
  }
}
