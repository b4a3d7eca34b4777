import type { Span } from '../../platform/metrics/metric-window'

/** The usual ranges, in seconds back from now. */
export const ranges = { '1h': 3600, '6h': 21_600, '24h': 86_400, '7d': 604_800, '30d': 2_592_000 } as const
export type RangeName = keyof typeof ranges

const usualRange: RangeName = '6h'

/** State of the tab, kept in the URL. */
export interface MetricView {
  /** A range up to now, or a fixed one. */
  readonly range: RangeName | Span
  /** Also shows the period before. */
  readonly compare: boolean
  readonly as: 'charts' | 'table'
}

const names = { range: 'range', from: 'from', to: 'to', compare: 'compare', as: 'as' } as const

const isRange = (name: string | null): name is RangeName => name !== null && Object.hasOwn(ranges, name)

/** Whether a range is fixed, so that it does not move with the time. */
export function isFixed(range: MetricView['range']): range is Span {
  return typeof range === 'object'
}

/** Shortest range that can be chosen, in seconds: a few samples. */
export const leastSpan = 120

/** Reads a view from the URL's query; invalid values are ignored. */
export function readView(search: URLSearchParams): MetricView {
  const [from, to] = [Number(search.get(names.from)), Number(search.get(names.to))]
  const named = search.get(names.range)
  const isSpan = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from > 0 && to - from >= leastSpan
  return {
    range: isSpan ? { from, to } : isRange(named) ? named : usualRange,
    compare: search.get(names.compare) === '1',
    as: search.get(names.as) === 'table' ? 'table' : 'charts',
  }
}

/** The URL's query with a view in it; default values are omitted. */
export function withView(search: URLSearchParams, { range, compare, as }: MetricView): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of Object.values(names)) next.delete(name)
  if (isFixed(range)) {
    next.set(names.from, String(Math.round(range.from)))
    next.set(names.to, String(Math.round(range.to)))
  } else if (range !== usualRange) next.set(names.range, range)
  if (compare) next.set(names.compare, '1')
  if (as === 'table') next.set(names.as, as)
  return next
}

/** Start and end of a range; `now` in seconds since 1970. */
export function spanOf(range: MetricView['range'], now: number): Span {
  return isFixed(range) ? range : { from: now - ranges[range], to: now }
}

/** The range of the same length before or after, never beyond `now`; one of a usual length that ends now moves again. */
export function moved(range: MetricView['range'], by: -1 | 1, now: number): MetricView['range'] {
  const { from, to } = spanOf(range, now)
  const length = to - from
  if (by > 0 && to + length >= now) {
    const usual = Object.entries(ranges).find(([, seconds]) => Math.abs(seconds - length) < 1)
    return usual && isRange(usual[0]) ? usual[0] : { from: Math.round(now - length), to: Math.round(now) }
  }
  return { from: Math.round(from + by * length), to: Math.round(to + by * length) }
}
