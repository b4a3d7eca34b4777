import { axisOf, scaleFor, type MetricScale } from '../../platform/metrics/metric-units'
import { instantsOf } from '../../platform/metrics/metric-window'
import { figuresOf, gapsOf, type Course, type CourseFigures } from './course'
import type { PlotLine } from './plot'
import type { ChartWords } from './use-chart-words'

/** A line of the shown period with its figures; undefined if nothing was measured. */
export interface OwnLine extends PlotLine {
  readonly figures: CourseFigures | undefined
}

/** Content of a chart without texts. */
export interface ChartDrawing {
  /** Seconds since 1970. */
  readonly instants: readonly number[]
  /** In the order they are drawn. */
  readonly lines: readonly PlotLine[]
  readonly own: readonly OwnLine[]
  readonly scale: MetricScale
  /** Values of the axis, ascending. */
  readonly ticks: readonly number[]
  /** First and last instant of each stretch without a value. */
  readonly gaps: readonly (readonly [number, number])[]
}

/**
 * Lines, figures, axis and gaps of a chart; undefined until its courses are read.
 *
 * @param courses those of its lines, then that of its limit
 * @param before the same of the period before, if it is compared
 */
export function chartDrawing(
  { metric, lineNames }: ChartWords,
  courses: readonly Course[] | undefined,
  before: readonly Course[] | undefined,
): ChartDrawing | undefined {
  const [first] = courses ?? []
  if (!courses || !first) return undefined
  const instants = instantsOf(first.window)
  const count = instants.length
  const empty = new Float64Array(count).fill(Number.NaN)
  const lineAt = (of: readonly Course[] | undefined, index: number): ArrayLike<number> =>
    of?.[index]?.lines[0]?.values ?? empty
  const own = lineNames.map((_, index): OwnLine => {
    const values = lineAt(courses, index)
    return { kind: 'own', index, values, figures: figuresOf(values) }
  })
  const others: PlotLine[] = before
    ? lineNames.map((_, index) => ({ kind: 'before', index, values: lineAt(before, index) }))
    : []
  const limit = courses[lineNames.length]
  if (limit) others.push({ kind: 'limit', index: 0, values: limit.lines[0]?.values ?? empty })
  const highest = Math.max(
    0,
    ...[...own.map(({ figures }) => figures), ...others.map(({ values }) => figuresOf(values))].map(
      (figures) => figures?.most ?? 0,
    ),
  )
  const most = typeof metric.most === 'number' ? Math.max(metric.most, highest) : highest
  const scale = scaleFor(metric.unit, most)
  const at = (index: number): number => instants[Math.min(count - 1, Math.max(0, index))] ?? 0
  const gaps = gapsOf(own, count).map(([from, to]) => [at(from - 1), at(to + 1)] as const)
  return { instants, lines: [...others, ...own], own, scale, ticks: axisOf(most, scale), gaps }
}
