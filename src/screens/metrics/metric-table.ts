import { scaleFor } from '../../platform/metrics/metric-units'
import { instantsOf } from '../../platform/metrics/metric-window'
import type { Course } from './course'
import type { ChartWords } from './use-chart-words'

/** The values of all lines at an instant, newest first; undefined where there is none. */
export interface MetricRow {
  /** Seconds since 1970. */
  readonly instant: number
  readonly values: readonly (number | undefined)[]
}

/** Headings of the values of a row: title, and line where there are several. */
export function valueTitles(words: readonly ChartWords[]): string[] {
  return words.flatMap(({ title, lineNames }) =>
    lineNames.length > 1 ? lineNames.map((name) => `${title}: ${name}`) : [title],
  )
}

/** The value of a course at an instant; undefined where it has none. */
function valueAt(course: Course | undefined, instant: number): number | undefined {
  if (!course) return undefined
  const { start, step } = course.window
  const value = course.lines[0]?.values[(instant - start) / step]
  return value === undefined || Number.isNaN(value) ? undefined : value
}

/**
 * Rows of all charts at the instants where something was measured, by the chart that was read last: one that is slower lacks
 * what is new. Charts that were not read have no values.
 */
export function tableRows(
  words: readonly ChartWords[],
  courses: readonly (readonly Course[] | undefined)[],
): MetricRow[] {
  const [newest] = courses
    .flatMap((each) => (each ?? []).map(({ window }) => window))
    .toSorted((one, other) => other.start - one.start)
  if (!newest) return []
  const lines = words.flatMap(({ lineNames }, chart) => lineNames.map((_, line) => courses[chart]?.[line]))
  return instantsOf(newest)
    .map((instant) => ({ instant, values: lines.map((course) => valueAt(course, instant)) }))
    .filter(({ values }) => values.some((value) => value !== undefined))
    .toReversed()
}

/** All rows as they are, oldest first, for a file: times in UTC, values in their base unit, named in the head. */
export function csvRows(rows: readonly MetricRow[], words: readonly ChartWords[]): (string | number)[][] {
  const units = words.flatMap(({ metric, lineNames }) => lineNames.map(() => scaleFor(metric.unit, 0).unit))
  const titles = valueTitles(words)
  return [
    ['time', ...titles.map((title, index) => (units[index] ? `${title} (${units[index]})` : title))],
    ...rows
      .toReversed()
      .map(({ instant, values }) => [
        new Date(instant * 1000).toISOString(),
        ...values.map((value) => value ?? ''),
      ]),
  ]
}
