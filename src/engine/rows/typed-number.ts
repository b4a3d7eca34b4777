import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { CellEnv } from '../data/env'

/** An inclusive range of numbers. */
export interface NumberRange {
  from: number
  to: number
}

const [kib, mib, gib, tib] = [1024, 1024 ** 2, 1024 ** 3, 1024 ** 4]

/**
 * Factor of a unit; sizes without one are GB, whatever unit the API uses. Memory and disks count in 1024 under both spellings,
 * bytes in 1000 but for those with an i.
 */
const sizes: Partial<Record<CompiledColumn['cell'], Readonly<Record<string, number>>>> = {
  megabytes: { '': 1024, tb: mib, tib: mib, gb: 1024, gib: 1024, mb: 1, mib: 1 },
  gigabytes: { '': 1, tb: 1024, tib: 1024, gb: 1, gib: 1, mb: 1 / 1024, mib: 1 / 1024 },
  bytes: { '': 1e9, b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, kib, mib, gib, tib },
}
const plain: Readonly<Record<string, number>> = { '': 1 }
const amount = /^[^\d\s.<>=-]?(-?\d+(?:\.\d+)?)\s*(\p{L}*|\p{Sc})$/u
const yearFirst = /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<date>\d\d))?)?$/
/** With points between the parts the day is first; with slashes it depends on the country, so those are not read. */
const dayFirst = /^(?<date>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/

/** A year, month or day in ms since 1970, in the user's time zone; undefined for a day that no month has. */
function timeRange(typed: string): NumberRange | undefined {
  const { year, month, date } = (yearFirst.exec(typed) ?? dayFirst.exec(typed))?.groups ?? {}
  if (year === undefined) return undefined
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(date ?? 1)]
  const start = new Date(y, m, d)
  if (start.getMonth() !== m || start.getDate() !== d) return undefined
  const end =
    date === undefined ? (month === undefined ? new Date(y + 1, 0, 1) : new Date(y, m + 1, 1)) : undefined
  return { from: start.getTime(), to: (end ?? new Date(y, m, d + 1)).getTime() - 1 }
}

/** Factor of the unit after an amount; without one, or with a sign, it is in the display currency. */
function moneyFactor(unit: string, { rate, currency, charged }: CellEnv['money']): number | undefined {
  const code = unit.toUpperCase()
  if (code === charged) return 1
  return code === currency || /^\p{Sc}?$/u.test(unit) ? 1 / rate : undefined
}

/**
 * Range of values for a number typed for a column: `4`, `512mb` or `4GiB` of memory, `20` of the display currency, `20 EUR`, `2026-11` or
 * `27.11.2026` of a time. The range covers all values formatted alike. Undefined if it is not a number.
 */
export function typedNumber(
  { cell }: Pick<CompiledColumn, 'cell'>,
  typed: string,
  { money }: Pick<CellEnv, 'money'>,
): NumberRange | undefined {
  if (cell === 'date') return timeRange(typed)
  const [, digits, unit = ''] = amount.exec(typed) ?? []
  const factor = cell === 'money' ? moneyFactor(unit, money) : (sizes[cell] ?? plain)[unit.toLowerCase()]
  if (digits === undefined || factor === undefined) return undefined
  const number = Number(digits) * factor
  // Bytes are formatted with one decimal, others with two, sizes in GB at most.
  const half = cell === 'bytes' ? 0.05 * factor : 0.005 * Math.min(factor, sizes[cell]?.[''] ?? factor)
  return { from: number - half, to: number + half }
}
