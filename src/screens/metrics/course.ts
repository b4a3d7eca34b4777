import { lastOf, type MetricWindow } from '../../platform/metrics/metric-window'
import type { MetricLine } from '../../platform/metrics/read-metric'

/** Values of a query at the instants of a window. */
export interface Course {
  readonly window: MetricWindow
  readonly lines: readonly MetricLine[]
}

/** Instants at the end that are read again, because their values may not have been final. */
const again = 3

const endOf = ({ start, step, count }: MetricWindow): number => start + (count - 1) * step

/** The part of a window to read if an earlier course is known: its end, or all of it. */
export function missingOf(known: Course | undefined, wanted: MetricWindow): MetricWindow {
  if (!known) return wanted
  const { window } = known
  const fits =
    window.step === wanted.step &&
    window.start <= wanted.start &&
    (wanted.start - window.start) % wanted.step === 0
  const added = Math.round((endOf(wanted) - endOf(window)) / wanted.step)
  return fits && added >= 0 ? lastOf(wanted, Math.min(wanted.count, added + again)) : wanted
}

const keyOf = ({ labels }: MetricLine): string => JSON.stringify(Object.entries(labels).sort())

/** A course over the wanted window: the known values, then the newly read part. */
export function joined(known: Course | undefined, wanted: MetricWindow, part: Course): Course {
  if (!known || part.window.count >= wanted.count) return { window: wanted, lines: part.lines }
  const old = new Map(known.lines.map((line) => [keyOf(line), line]))
  const fresh = new Map(part.lines.map((line) => [keyOf(line), line]))
  const skip = Math.round((wanted.start - known.window.start) / wanted.step)
  const from = wanted.count - part.window.count
  const lines = [...new Set([...old.keys(), ...fresh.keys()])].map((key): MetricLine => {
    const values = new Float64Array(wanted.count).fill(Number.NaN)
    const before = old.get(key)
    if (before) values.set(before.values.subarray(skip, skip + from))
    const after = fresh.get(key)
    if (after) values.set(after.values, from)
    return { labels: (after ?? before)?.labels ?? {}, values }
  })
  return { window: wanted, lines: lines.filter(({ values }) => values.some((value) => !Number.isNaN(value))) }
}

/** Lowest, mean, highest and last value of a line. */
export interface CourseFigures {
  readonly least: number
  readonly mean: number
  readonly most: number
  readonly last: number
}

/** The figures of a line; undefined if it has no values. */
export function figuresOf(values: ArrayLike<number>): CourseFigures | undefined {
  let [least, most, sum, count, last] = [Infinity, -Infinity, 0, 0, 0]
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN
    if (Number.isNaN(value)) continue
    if (value < least) least = value
    if (value > most) most = value
    sum += value
    count += 1
    last = value
  }
  return count === 0 ? undefined : { least, mean: sum / count, most, last }
}

/** Stretches of at least two instants without a value in any line, as first and last index. */
export function gapsOf(
  lines: readonly { readonly values: ArrayLike<number> }[],
  count: number,
): [number, number][] {
  const gaps: [number, number][] = []
  let from = -1
  for (let index = 0; index <= count; index += 1) {
    const isEmpty = index < count && lines.every(({ values }) => Number.isNaN(values[index] ?? Number.NaN))
    if (isEmpty && from < 0) from = index
    if (!isEmpty && from >= 0) {
      if (index - from >= 2) gaps.push([from, index - 1])
      from = -1
    }
  }
  return gaps
}
