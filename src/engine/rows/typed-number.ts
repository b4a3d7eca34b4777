import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CellEnv } from '../data/env'

/** An inclusive range of numbers. */
export interface NumberRange {
  from: number
  to: number
}

/** Factor of a unit; sizes without one are GB, whatever unit the API uses. */
const sizes: Partial<Record<CompiledColumn['cell'], Readonly<Record<string, number>>>> = {
  megabytes: { '': 1024, tb: 1024 * 1024, gb: 1024, mb: 1 },
  gigabytes: { '': 1, tb: 1024, gb: 1, mb: 1 / 1024 },
  bytes: { '': 1e9, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 },
}
const plain: Readonly<Record<string, number>> = { '': 1 }
const amount = /^[^\d\s.-]?(-?\d+(?:\.\d+)?)\s*(\p{L}*)$/u
const day = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/

/** A year, month or day in ms since 1970, in the user's time zone. */
function timeRange(typed: string): NumberRange | undefined {
  const [, year, month, date] = day.exec(typed) ?? []
  if (year === undefined) return undefined
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(date ?? 1)]
  const end =
    date === undefined ? (month === undefined ? new Date(y + 1, 0, 1) : new Date(y, m + 1, 1)) : undefined
  return { from: new Date(y, m, d).getTime(), to: (end ?? new Date(y, m, d + 1)).getTime() - 1 }
}

/**
 * Range of values for a number typed for a column: `4` or `512mb` of memory, `20` of the display currency, `2026-11` of
 * a time. The range covers all values formatted alike. Undefined if it is not a number.
 */
export function typedNumber(
  { cell }: Pick<CompiledColumn, 'cell'>,
  typed: string,
  { money }: Pick<CellEnv, 'money'>,
): NumberRange | undefined {
  if (cell === 'date') return timeRange(typed)
  const [, digits, unit = ''] = amount.exec(typed) ?? []
  const factor = cell === 'money' && unit === '' ? 1 / money.rate : (sizes[cell] ?? plain)[unit.toLowerCase()]
  if (digits === undefined || factor === undefined) return undefined
  const number = Number(digits) * factor
  // Bytes are formatted with one decimal, others with two, sizes in GB at most.
  const half = cell === 'bytes' ? 0.05 * factor : 0.005 * Math.min(factor, sizes[cell]?.[''] ?? factor)
  return { from: number - half, to: number + half }
}
