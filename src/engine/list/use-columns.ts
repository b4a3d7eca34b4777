import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { isRecord } from '../../lib/is-record'
import type { CompiledColumn, CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })

/** Which columns are shown and in which order, remembered for the account in this browser. */
export interface ColumnChoice {
  order: readonly string[]
  hidden: Readonly<Record<string, boolean>>
}

const nothingChosen: ColumnChoice = { order: [], hidden: {} }

function isColumnChoice(value: unknown): value is ColumnChoice {
  return (
    isRecord(value) &&
    Array.isArray(value.order) &&
    value.order.every((id) => typeof id === 'string') &&
    isRecord(value.hidden) &&
    Object.values(value.hidden).every((hidden) => typeof hidden === 'boolean')
  )
}

export interface ColumnsModel {
  /** The columns shown, in their order. */
  visible: readonly CompiledColumn[]
  /** All columns in their order, for the chooser; the first is fixed. */
  all: readonly { column: CompiledColumn; shown: boolean; fixed: boolean }[]
  toggle: (id: string) => void
  /** Moves a column by one place. */
  move: (id: string, by: 1 | -1) => void
  reset: () => void
}

type Nothing = Record<string, never>
const noRows: Nothing[] = []

/** TanStack Table decides which columns are visible and in which order; rows are not its business here. */
export function useColumns(resource: CompiledResource): ColumnsModel {
  const { preferences } = usePlatform()
  const store = preferences.of(`columns.${resource.type}`, nothingChosen, isColumnChoice)
  const choice = useStore(store)
  const { columns } = resource.list
  const [first] = columns
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Nothing> => ({
        id: column.id,
        enableHiding: column !== first,
      })),
    [columns, first],
  )
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(columns.map((column) => [column.id, !(choice.hidden[column.id] ?? column.hidden)])),
    [columns, choice],
  )
  const columnOrder = useMemo(() => {
    const known = new Set(columns.map((column) => column.id))
    const kept = choice.order.filter((id) => known.has(id) && id !== first?.id)
    const rest = columns.map((column) => column.id).filter((id) => id !== first?.id && !kept.includes(id))
    return [...(first ? [first.id] : []), ...(kept.length > 0 ? [...kept, ...rest] : rest)]
  }, [columns, choice, first])
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    state: { columnVisibility, columnOrder },
  })
  const all = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    const leaves = table.getAllLeafColumns()
    return columnOrder.flatMap((id) => {
      const column = byId.get(id)
      const leaf = leaves.find((each) => each.id === id)
      if (!column || !leaf) return []
      return [{ column, shown: columnVisibility[id] === true, fixed: !leaf.getCanHide() }]
    })
  }, [table, columns, columnOrder, columnVisibility])
  const visible = useMemo(
    () => all.filter((each) => each.shown || each.fixed).map((each) => each.column),
    [all],
  )
  return {
    all,
    visible,
    toggle: (id) =>
      store.set({ ...choice, hidden: { ...choice.hidden, [id]: columnVisibility[id] === true } }),
    move: (id, by) => {
      const next = [...columnOrder]
      const from = next.indexOf(id)
      const to = from + by
      const other = next[to]
      if (from < 1 || to < 1 || other === undefined) return
      next[from] = other
      next[to] = id
      store.set({ ...choice, order: next })
    },
    reset: () => store.set(nothingChosen),
  }
}
