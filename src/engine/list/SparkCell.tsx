import { memoByText } from '../../lib/memo'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore, type Store } from '../../lib/store'
import type { CompiledResource } from '../../manifest/compiled'
import { useTexts } from '../../platform/i18n/use-texts'
import { fillQuery } from '../../platform/metrics/fill-query'
import { metricWindow, rateWindow } from '../../platform/metrics/metric-window'
import { scaleFor, valueWith } from '../../platform/metrics/metric-units'
import { readMetric, type MetricLine } from '../../platform/metrics/read-metric'
import { useMetricSource } from '../../platform/metrics/use-metric-source'
import { usePlatform } from '../../platform/platform'
import { useStore } from '../../platform/use-store'
import { cx } from '../../ui/cx'
import table from '../../ui/data-table/table.module.css'
import { Spark } from '../../ui/feedback/Spark'
import styles from './spark-cell.module.css'

/** Props of `SparkCell`. */
export interface SparkCellProps {
  type: string
  metric: NonNullable<CompiledResource['list']['metric']>
  /** Identity of the record, as in the labels. */
  id: string
}

/** Records of a type on screen, sorted; updated a moment after the last came or went, so that scrolling makes one query. */
interface Seen {
  readonly store: Store<readonly string[]>
  readonly add: (id: string) => () => void
}

const settleMs = 250
const day = 86_400
const points = 96

const seenOf = memoByText((): Seen => {
  const store = createStore<readonly string[]>([])
  const present = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const next = [...present].sort()
      if (next.join() !== store.get().join()) store.set(next)
    }, settleMs)
  }
  return {
    store,
    add: (id) => {
      present.add(id)
      settle()
      return () => {
        present.delete(id)
        settle()
      }
    },
  }
})

/** The line of a record: the one whose only label is its identity. */
const lineOf = (lines: readonly MetricLine[] | undefined, id: string): MetricLine | undefined =>
  lines?.find(({ labels }) => Object.values(labels).includes(id))

/**
 * The course of a metric over a day with its last value. All rows on screen share one query; each draws its line of the
 * answer. Empty without measurements.
 */
export function SparkCell({ type, metric, id }: SparkCellProps) {
  const { client, now } = usePlatform()
  const { locale } = useTexts()
  const measured = useMetricSource()
  const seen = seenOf(type)
  useEffect(() => seen.add(id), [seen, id])
  const records = useStore(seen.store)
  const { epoch } = client.identity()
  const step = metricWindow({ from: 0, to: day }, points, measured?.scrape ?? 1).step
  const { data } = useQuery({
    queryKey: ['metrics', epoch, measured?.source.address, metric.each, records],
    queryFn: async ({ signal }) => {
      if (!measured) return []
      const at = Math.floor(now() / 1000)
      const window = metricWindow({ from: at - day, to: at }, points, measured.scrape)
      const query = fillQuery(metric.each, { records, step, window: rateWindow(step, measured.scrape) })
      return readMetric(measured.source, query, window, signal)
    },
    enabled: records.length > 0 && measured !== undefined,
    retry: false,
    refetchInterval: step * 1000,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
  const line = lineOf(data, id)
  const nothing = <span className={table.none}>—</span>
  if (!line) return nothing
  const last = line.values.at(-1) ?? Number.NaN
  // Rows are compared at a glance, for which parts of a percent are noise.
  const shown = metric.unit === 'percent' ? Math.round(last) : last
  const isHigh = last >= (metric.marks?.[0] ?? Infinity)
  return (
    <span className={styles.cell}>
      <Spark values={line.values} top={typeof metric.most === 'number' ? metric.most : 0} />
      {Number.isNaN(last) ? (
        nothing
      ) : (
        <bdi className={cx(isHigh && styles.high)}>
          {valueWith(shown, scaleFor(metric.unit, shown), locale)}
        </bdi>
      )}
    </span>
  )
}
