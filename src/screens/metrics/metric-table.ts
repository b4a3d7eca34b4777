import type { MetricUnit } from '../../manifest/words/metrics'
import { scaleFor } from '../../platform/metrics/metric-units'
import { instantsOf } from '../../platform/metrics/metric-window'
import type { Course } from './course'
import type { ChartWords } from './use-chart-words'

/** The values of all lines at an instant; undefined if a line has none. */
export interface MetricRow {
  /** Seconds since 1970. */
  readonly instant: number
  readonly values: readonly (number | undefined)[]
}

/** A chart as columns of a table: its words, and its courses if they were read. */
export interface TableChart {
  readonly words: ChartWords
  readonly courses: readonly Course[] | undefined
}

/** Courses of the period before, moved to the instants of the shown period, as a chart draws them. */
function atInstantsOf(
  own: readonly Course[] | undefined,
  before: readonly Course[] | undefined,
): readonly Course[] | undefined {
  return before?.flatMap((course, line) => {
    const start = own?.[line]?.window.start
    return start === undefined ? [] : [{ ...course, window: { ...course.window, start } }]
  })
}

/**
 * The charts of a table, each followed by that of the period before, if it is compared.
 * @param nameBefore title of a chart of the period before
 */
export function tableCharts(
  words: readonly ChartWords[],
  courses: readonly TableChart['courses'][],
  before: readonly TableChart['courses'][] | undefined,
  nameBefore: (title: string) => string,
): TableChart[] {
  return words.flatMap((each, index): TableChart[] => {
    const own = { words: each, courses: courses[index] }
    if (!before) return [own]
    const title = nameBefore(each.title)
    return [own, { words: { ...each, title }, courses: atInstantsOf(own.courses, before[index]) }]
  })
}

/** Headings of the values of a row: title, and line if there are several. */
export function valueTitles(charts: readonly TableChart[]): string[] {
  return charts.flatMap(({ words: { title, lineNames } }) =>
    lineNames.length > 1 ? lineNames.map((name) => `${title}: ${name}`) : [title],
  )
}

/** The unit of each value of a row. */
export function unitsOf(charts: readonly TableChart[]): MetricUnit[] {
  return charts.flatMap(({ words: { metric, lineNames } }) => lineNames.map(() => metric.unit))
}

/** The value of a course at an instant; undefined if it has none. */
function valueAt(course: Course | undefined, instant: number): number | undefined {
  if (!course) return undefined
  const { start, step } = course.window
  const value = course.lines[0]?.values[(instant - start) / step]
  return value === undefined || Number.isNaN(value) ? undefined : value
}

/**
 * Rows of all charts at the instants with a value, in the window of the newest course; an older course lacks the newest
 * values. Charts that were not read have no values.
 */
export function tableRows(charts: readonly TableChart[]): MetricRow[] {
  const [newest] = charts
    .flatMap(({ courses = [] }) => courses.map(({ window }) => window))
    .toSorted((one, other) => other.start - one.start)
  if (!newest) return []
  const lines = charts.flatMap(({ words, courses }) => words.lineNames.map((_, line) => courses?.[line]))
  return instantsOf(newest)
    .map((instant) => ({ instant, values: lines.map((course) => valueAt(course, instant)) }))
    .filter(({ values }) => values.some((value) => value !== undefined))
    .toReversed()
}

/** All rows for a CSV file, oldest first: times in UTC, values in their base unit, which the header names. */
export function csvRows(rows: readonly MetricRow[], charts: readonly TableChart[]): (string | number)[][] {
  const units = unitsOf(charts).map((unit) => scaleFor(unit, 0).unit)
  const titles = valueTitles(charts)
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
