/** A stretch of time, seconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The instants a query is asked for: `count` of them from `start`, `step` seconds apart. */
export interface MetricWindow {
  readonly start: number
  readonly step: number
  readonly count: number
}

/** Points a chart has at most, whatever its width. */
export const mostPoints = 1500

/** Steps that are easy to read, in seconds; longer ones are whole days. */
const roundSteps = [
  1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 300, 600, 900, 1200, 1800, 3600, 7200, 10_800, 21_600, 43_200,
]
const day = 86_400

/** The next round step of at least `seconds` and `scrape`, raised to a multiple of `scrape`. */
function roundUp(seconds: number, scrape: number): number {
  const least = Math.max(seconds, scrape)
  const round = roundSteps.find((step) => step >= least) ?? Math.ceil(least / day) * day
  return Math.ceil(round / scrape) * scrape
}

/**
 * The instants for a span drawn with this many points: never closer than the samples, in round steps and aligned to them,
 * so that repeated queries use the same instants and a moving line does not tremble. The first lies at or before the
 * start.
 *
 * @param scrape seconds between two samples
 */
export function metricWindow({ from, to }: Span, points: number, scrape: number): MetricWindow {
  const wanted = Math.max(2, Math.min(points, mostPoints))
  const step = roundUp((to - from) / wanted, scrape)
  const start = Math.floor(from / step) * step
  return { start, step, count: Math.max(1, Math.floor((to - start) / step) + 1) }
}

/** Seconds a rate looks back: over at least a step, so that nothing falls between two, and over enough samples. */
export function rateWindow(step: number, scrape: number): number {
  return Math.ceil(Math.max(step + scrape, 4 * scrape))
}

/** The instant of each point, ascending. */
export function instantsOf({ start, step, count }: MetricWindow): number[] {
  return Array.from({ length: count }, (_, index) => start + index * step)
}

/** The last instants of a window, to read again as it moves. */
export function lastOf({ start, step, count }: MetricWindow, last: number): MetricWindow {
  const skipped = Math.max(0, count - last)
  return { start: start + skipped * step, step, count: count - skipped }
}
