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

/** Rows of all charts at the instants where something was measured; charts that were not read have no values. */
export function tableRows(
  words: readonly ChartWords[],
  courses: readonly (readonly Course[] | undefined)[],
): MetricRow[] {
  const first = courses.find((each) => each !== undefined)?.[0]
  if (!first) return []
  const lines = words.flatMap(({ lineNames }, chart) =>
    lineNames.map((_, line) => {
      const course = courses[chart]?.[line]
      return course?.window.start === first.window.start ? course.lines[0]?.values : undefined
    }),
  )
  return instantsOf(first.window)
    .map((instant, index) => ({
      instant,
      values: lines.map((values) => {
        const value = values?.[index] ?? Number.NaN
        return Number.isNaN(value) ? undefined : value
      }),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined))
    .toReversed()
}

/** All rows as they are, oldest first, for a file: times in UTC, values in their base unit, named in the head. */
export function csvRows(rows: readonly MetricRow[], words: readonly ChartWords[]): (string | number)[][] {
  const units = words.flatMap(({ metric, lineNames }) => lineNames.map(() => metric.unit))
  const titles = valueTitles(words)
  return [
    ['time', ...titles.map((title, index) => `${title} (${units[index]})`)],
    ...rows
      .toReversed()
      .map(({ instant, values }) => [
        new Date(instant * 1000).toISOString(),
        ...values.map((value) => value ?? ''),
      ]),
  ]
}
