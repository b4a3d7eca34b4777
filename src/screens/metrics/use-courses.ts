import { useQueries, type Query, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CompiledMetric } from '../../manifest/compiled'
import { fillQuery } from '../../platform/metrics/fill-query'
import { metricWindow, rateWindow, type MetricWindow } from '../../platform/metrics/metric-window'
import { readMetric, type MetricSource } from '../../platform/metrics/read-metric'
import { usePlatform } from '../../platform/platform'
import { type Course, joined, missingOf } from './course'
import { isFixed, ranges, spanOf, type MetricView } from './metric-view'

/** Parameters of a read from the source. */
export interface Asked {
  readonly source: MetricSource
  readonly scrape: number
  /** Identities of the record in labels. */
  readonly records: readonly string[]
  readonly range: MetricView['range']
  /** Points wanted. */
  readonly points: number
  /** Reads again as time goes on. */
  readonly live: boolean
  /** Seconds earlier than the range. */
  readonly earlier?: number
}

type Read = UseQueryResult<readonly Course[]>

/** The queries of a metric: one for each line, then that of its limit. */
export function queriesOf({ values, most }: CompiledMetric): string[] {
  return [...Object.values(values), ...(typeof most === 'string' ? [most] : [])]
}

/** Seconds between two values of a line, and between two reads in live mode. */
export function stepOf({ range, points, scrape }: Pick<Asked, 'range' | 'points' | 'scrape'>): number {
  const length = isFixed(range) ? range.to - range.from : ranges[range]
  return metricWindow({ from: 0, to: length }, points, scrape).step
}

/**
 * The courses of the lines of each metric, in the order of `queriesOf`. The old range stays until the new one is read; live
 * mode reads only the end, and nothing while the page is hidden.
 */
export function useCourses(metrics: readonly CompiledMetric[], asked: Asked, enabled = true): Read[] {
  const { client, queries, now } = usePlatform()
  const { epoch } = client.identity()
  const { source, scrape, records, range, points, live, earlier = 0 } = asked
  const step = stepOf(asked)
  const wanted = useMemo(
    () =>
      metrics.map((metric) => {
        const asks = queriesOf(metric)
        const queryKey = ['metrics', epoch, source.address, records, asks, range, earlier, step] as const
        return {
          queryKey,
          queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Course[]> => {
            const span = spanOf(range, Math.floor(now() / 1000))
            const window = metricWindow({ from: span.from - earlier, to: span.to - earlier }, points, scrape)
            const known = queries.getQueryData<readonly Course[]>(queryKey)
            return Promise.all(
              asks.map(async (query, index) => {
                const part = missingOf(known?.[index], window)
                const lines = await readMetric(source, filled(query, records, window, scrape), part, signal)
                return joined(known?.[index], window, { window: part, lines })
              }),
            )
          },
          enabled,
          retry: false,
          // A line gets a new value once per step, so no read is needed in between, except after a failure.
          refetchInterval: ({ state }: Pick<Query, 'state'>) =>
            live && (state.status === 'error' ? scrape : step) * 1000,
          refetchOnReconnect: 'always' as const,
          refetchIntervalInBackground: false,
          placeholderData: (before: readonly Course[] | undefined) => before,
          structuralSharing: false,
        }
      }),
    [metrics, epoch, source, records, range, earlier, step, points, scrape, live, enabled, queries, now],
  )
  return useQueries({ queries: wanted })
}

function filled(query: string, records: readonly string[], { step }: MetricWindow, scrape: number): string {
  return fillQuery(query, { records, step, window: rateWindow(step, scrape) })
}
