import { useEffect, useMemo, useState } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import { cellInput, type CellEnv } from '../cells/cell'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'

/** Sums of columns by column id; a column without a number in any row is left out. */
export type Totals = ReadonlyMap<string, number>

/** Lists up to this long are added up at once, longer ones when the browser is idle. */
const atOnce = 500

/** Adds up columns over rows. */
export function totalsOf(
  rows: readonly Row[],
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): Totals {
  const totals = new Map<string, number>()
  for (const row of rows) {
    const subject = subjectOf(row)
    for (const column of columns) {
      const value = cellKind(column.cell).number?.(cellInput(column, subject, env))
      if (value !== undefined) totals.set(column.id, (totals.get(column.id) ?? 0) + value)
    }
  }
  return totals
}

/** The totals of the rows shown; undefined while a long list is being added up. */
export function useTotals(
  rows: readonly Row[],
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): Totals | undefined {
  const short = rows.length <= atOnce
  const direct = useMemo(
    () => (short ? totalsOf(rows, columns, subjectOf, env) : undefined),
    [short, rows, columns, subjectOf, env],
  )
  const [later, setLater] = useState<{ rows: readonly Row[]; env: CellEnv; totals: Totals }>()
  useEffect(() => {
    if (short || !('requestIdleCallback' in globalThis)) return
    let cancelled = false
    const totals = new Map<string, number>()
    let from = 0
    const work = (deadline: IdleDeadline): void => {
      while (from < rows.length && (deadline.timeRemaining() > 2 || deadline.didTimeout)) {
        for (const [id, value] of totalsOf(rows.slice(from, from + 200), columns, subjectOf, env)) {
          totals.set(id, (totals.get(id) ?? 0) + value)
        }
        from += 200
      }
      if (cancelled) return
      if (from >= rows.length) setLater({ rows, env, totals })
      else handle = requestIdleCallback(work)
    }
    let handle = requestIdleCallback(work)
    return () => {
      cancelled = true
      cancelIdleCallback(handle)
    }
  }, [short, rows, columns, subjectOf, env])
  return direct ?? (later?.rows === rows && later.env === env ? later.totals : undefined)
}
