import { useEffect, useMemo, useState } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import { isUnknown } from '../../manifest/subject'
import { cellInput, type CellEnv } from '../cells/cell'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { idleWork, type IdleWork } from './idle-work'

/** The sum of a column, and whether there are rows in which it is not known. */
export interface Total {
  sum: number
  partial: boolean
}

/** Sums of columns by column id; a column without a number in any row is left out. */
export type Totals = ReadonlyMap<string, Total>

/** Lists up to this long are added up at once when other rows are shown. */
const atOnce = 500

/** Starts an adding up of columns over rows: the work, row by row, and where the sums are when it is done. */
function addUp(
  rows: readonly Row[],
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): { totals: Totals; work: IdleWork } {
  const totals = new Map<string, Total>()
  const unknown = new Set<string>()
  const work = idleWork(rows, (row) => {
    const subject = subjectOf(row)
    for (const column of columns) {
      const { id, values } = column
      if (isUnknown(subject, values[0] ?? '')) unknown.add(id)
      const value = cellKind(column.cell).number?.(cellInput(column, subject, env))
      const { sum = 0 } = totals.get(id) ?? {}
      if (value !== undefined) totals.set(id, { sum: sum + value, partial: false })
      const total = totals.get(id)
      if (total) total.partial = unknown.has(id)
    }
  })
  return { totals, work }
}

/** Adds up columns over rows. */
export function totalsOf(...args: Parameters<typeof addUp>): Totals {
  const { totals, work } = addUp(...args)
  work.finish()
  return totals
}

/**
 * The totals of the rows shown, added up when the browser is idle: what they are made of arrives in several answers, each
 * of which changes them. Undefined until then; of a short list that is filtered they are there at once.
 */
export function useTotals(
  rows: readonly Row[],
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): Totals | undefined {
  const [kept, setKept] = useState<{ rows: readonly Row[]; totals: Totals }>()
  useEffect(() => {
    const { totals, work } = addUp(rows, columns, subjectOf, env)
    return work.start(() => setKept({ rows, totals }))
  }, [rows, columns, subjectOf, env])
  const others = kept !== undefined && kept.rows !== rows && rows.length <= atOnce
  const direct = useMemo(
    () => (others ? totalsOf(rows, columns, subjectOf, env) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- whatever else changes, they are being added up again
    [others, rows, columns],
  )
  return kept?.rows === rows ? kept.totals : direct
}
