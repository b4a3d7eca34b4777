import { useEffect, useMemo, useState } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import { isUnknown } from '../../manifest/subject'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { idleWork, type IdleWork } from '../rows/idle-work'

/** The sum of a column, and whether there are rows in which it is not known. */
export interface Total {
  sum: number
  partial: boolean
}

/** Sums of columns by column id; a column without a number in any row is left out. */
export type Totals = ReadonlyMap<string, Total>

/** The numbers of a column, aligned with the rows (NaN: none), and a 1 for each row in which it is not known. */
interface Amounts {
  column: CompiledColumn
  numbers: Float64Array
  unknown: Uint8Array
}

/** What columns hold in rows, and the reading of it, row by row. */
interface Reading {
  rows: readonly Row[]
  amounts: readonly Amounts[]
  work: IdleWork
}

/** Lists up to this long are read at once when their rows have changed. */
const atOnce = 500

function readAmounts(
  rows: readonly Row[],
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): Reading {
  const amounts = columns.map((column) => ({
    column,
    numbers: new Float64Array(rows.length).fill(NaN),
    unknown: new Uint8Array(rows.length),
  }))
  const work = idleWork(rows, (row, index) => {
    const subject = subjectOf(row)
    for (const { column, numbers, unknown } of amounts) {
      if (isUnknown(subject, column.values[0] ?? '')) unknown[index] = 1
      numbers[index] = cellKind(column.cell).number?.(cellInput(column, subject, env)) ?? NaN
    }
  })
  return { rows, amounts, work }
}

/** Adds up columns over the rows at these indexes, over all when none are said. */
function addUp(amounts: readonly Amounts[], indexes: readonly number[] | undefined): Totals {
  const totals = new Map<string, Total>()
  for (const { column, numbers, unknown } of amounts) {
    const count = indexes?.length ?? numbers.length
    let known = false
    const total: Total = { sum: 0, partial: false }
    for (let nth = 0; nth < count; nth += 1) {
      const index = indexes?.[nth] ?? nth
      if (unknown[index] === 1) total.partial = true
      const number = numbers[index] ?? NaN
      if (Number.isNaN(number)) continue
      known = true
      total.sum += number
    }
    if (known) totals.set(column.id, total)
  }
  return totals
}

/**
 * What columns add up to over the rows `found`, whose indexes these are, all when it is undefined. What the columns hold is
 * read while the browser is idle, once for whatever is looked for afterwards: it is made of several answers, each of which
 * changes it. Of a short list that has changed it is there at once; of a long one what was shown before stays meanwhile if
 * it was of as many rows: a list that is read again while something settles seldom adds up to anything else. Undefined where
 * nothing is known.
 */
export function useTotals(
  rows: readonly Row[],
  found: readonly number[] | undefined,
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): Totals | undefined {
  const reading = useMemo(() => readAmounts(rows, columns, subjectOf, env), [rows, columns, subjectOf, env])
  const [read, setRead] = useState<Reading>()
  useEffect(() => reading.work.start(() => setRead(reading)), [reading])
  const count = found?.length ?? rows.length
  const [last, setLast] = useState<{ totals: Totals; count: number }>()
  const totals = useMemo(() => {
    if (read === undefined) return undefined
    if (read.rows === rows) return addUp(read.amounts, found)
    if (rows.length > atOnce) return undefined
    reading.work.finish()
    return addUp(reading.amounts, found)
  }, [read, reading, rows, found])
  if (totals && last?.totals !== totals) setLast({ totals, count })
  return totals ?? (last?.count === count ? last.totals : undefined)
}
