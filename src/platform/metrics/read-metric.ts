import { fetchMetrics, type MetricAnswer } from '../../api/fetch-metrics'
import { isRecord } from '../../lib/is-record'
import { MetricFailure, type MetricFailureKind } from './metric-failure'
import type { MetricWindow } from './metric-window'

/** Values of a series at the instants of a window. */
export interface MetricLine {
  /** Labels, without the name. */
  readonly labels: Readonly<Record<string, string>>
  /** NaN where there is none. */
  readonly values: Float64Array
}

/** Address and credentials of the source of metrics. */
export interface MetricSource {
  /** `metricsUrl`, resolved against the address of the page. */
  readonly address: string
  readonly apiKey: string | undefined
  /** Origins the key belongs to: those of the console and of its API. */
  readonly ownOrigins: readonly string[]
  /** Called if the source answers that the key is missing or unknown. */
  readonly onRefused: () => void
}

/** Seconds after which a query is given up. */
const patience = 20

/**
 * Reads the values of a query at the instants of a window. The answer has no entry where there is no value, so each value
 * is placed by its instant: a gap stays a gap.
 *
 * @throws MetricFailure without usable values; an abort passes through
 */
export async function readMetric(
  source: MetricSource,
  query: string,
  window: MetricWindow,
  signal: AbortSignal,
): Promise<MetricLine[]> {
  const { start, step, count } = window
  const limit = AbortSignal.timeout(patience * 1000)
  let answer: MetricAnswer
  try {
    answer = await fetchMetrics(
      source,
      { query, start: `${start}`, end: `${start + (count - 1) * step}`, step: `${step}` },
      AbortSignal.any([signal, limit]),
    )
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new MetricFailure(limit.aborted ? 'slow' : 'silent', '', undefined, cause)
  }
  const rows = rowsOf(answer)
  return rows.map((row) => lineOf(row, window))
}

const kinds: Readonly<Record<number, MetricFailureKind>> = {
  400: 'wrong',
  401: 'refused',
  403: 'refused',
  404: 'silent',
  408: 'slow',
  422: 'wrong',
  503: 'slow',
  504: 'slow',
}

function rowsOf({ status, body, correlationId }: MetricAnswer): unknown[] {
  const { data, error } = isRecord(body) ? body : {}
  if (status === 200 && isRecord(data) && data.resultType === 'matrix' && Array.isArray(data.result))
    return data.result
  throw new MetricFailure(kinds[status] ?? 'silent', typeof error === 'string' ? error : '', correlationId)
}

/** Values of a row on the grid of the window; those outside it and non-numbers are left out. */
function lineOf(row: unknown, { start, step, count }: MetricWindow): MetricLine {
  const { metric, values } = isRecord(row) ? row : {}
  const grid = new Float64Array(count).fill(Number.NaN)
  for (const pair of Array.isArray(values) ? values : []) {
    if (!Array.isArray(pair)) continue
    const index = Math.round((Number(pair[0]) - start) / step)
    const value = Number(pair[1])
    if (index >= 0 && index < count && Number.isFinite(value)) grid[index] = value
  }
  const labels = Object.entries(isRecord(metric) ? metric : {}).filter(([name]) => name !== '__name__')
  return { labels: Object.fromEntries(labels.map(([name, value]) => [name, String(value)])), values: grid }
}
