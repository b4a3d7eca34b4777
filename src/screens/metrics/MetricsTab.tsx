import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { useDetail } from '../../engine/record/detail-context'
import type { CustomProps } from '../../engine/record/custom-context'
import { DeveloperError } from '../../lib/developer-error'
import { parseInstant } from '../../lib/instant'
import type { CompiledMetric } from '../../manifest/compiled'
import { stateOf, viewState } from '../../manifest/states'
import { readPaths } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { isMetricFailure } from '../../platform/metrics/metric-failure'
import { mostPoints } from '../../platform/metrics/metric-window'
import { useMetricSource } from '../../platform/metrics/use-metric-source'
import { useTime } from '../../platform/use-time'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { Notice } from '../../ui/feedback/Notice'
import { Button } from '../../ui/form-controls/Button'
import { MetricChart } from './MetricChart'
import { MetricTable } from './MetricTable'
import { tableCharts } from './metric-table'
import { MetricTools } from './MetricTools'
import styles from './metrics.module.css'
import { isFixed, leastSpan, readView, spanOf, withView, type MetricView } from './metric-view'
import { useChartWords } from './use-chart-words'
import { stepOf, useCourses } from './use-courses'

const dataOf = (reads: ReturnType<typeof useCourses>) => reads.map(({ data }) => data)

const none: readonly CompiledMetric[] = []
/** Width in CSS px above which two charts share a row. */
const narrow = 700

/** Charts of a record, or the same values as a table, over a range kept in the URL. */
export function MetricsTab({ title }: CustomProps) {
  const { resource, target } = useDetail()
  const t = useScreenTexts('metrics')
  const { resource: text } = useTexts()
  const measured = useMetricSource()
  const [search, setSearch] = useSearchParams()
  const [live, setLive] = useState(true)
  const view = useMemo(() => readView(search), [search])
  const metrics = resource.detail?.metrics ?? none
  const words = useChartWords(resource.type, metrics)
  const place = useRef<HTMLDivElement>(null)
  const points = usePoints(place)
  if (!measured) throw new DeveloperError('A tab of metrics is shown without a source of metrics')
  const { source, scrape } = measured
  const { subject } = target
  const path = metrics[0]?.record ?? resource.key
  const identities = readPaths(subject, path).map(String).join('\n')
  const records = useMemo(() => identities.split('\n'), [identities])
  const time = useTime(scrape * 1000)
  const moves = live && !isFixed(view.range)
  const span = useMemo(() => spanOf(view.range, time / 1000), [view.range, time])
  const asked = { source, scrape, records, range: view.range, points, live: moves }
  const courses = useCourses(metrics, asked)
  const before = useCourses(metrics, { ...asked, earlier: span.to - span.from }, view.compare)
  const charts = useMemo(
    () =>
      tableCharts(words, dataOf(courses), view.compare ? dataOf(before) : undefined, (title) =>
        t('table.before', { title }),
      ),
    [words, courses, before, view.compare, t],
  )
  const show = useCallback(
    (next: Partial<MetricView>) => {
      setSearch((old) => withView(old, { ...readView(old), ...next }), { preventScrollReset: true })
    },
    [setSearch],
  )
  const zoom = useCallback(
    (from: number, to: number) => {
      const middle = (from + to) / 2
      const half = Math.max(leastSpan, to - from) / 2
      show({ range: { from: Math.round(middle - half), to: Math.round(middle + half) } })
    },
    [show],
  )
  const made = parseInstant(readPaths(subject, 'created_at')[0])
  const state = resource.states ? stateOf(resource.states, subject) : undefined
  const rests = state !== undefined && viewState(resource.stateOf, state).kind === 'rest'
  const nothing = rests
    ? t('empty.rests', { state: text(resource.type, textKeys.state(state)) })
    : t('empty.none')
  const failures = courses.map(({ error }) => (isMetricFailure(error) ? error : undefined))
  const silent = failures.find((failure, index) => failure && courses[index]?.data)
  /** Metrics without any values, because they could not be read. */
  const unread = words.flatMap((each, index) => {
    const failure = failures[index]
    return failure && !courses[index]?.data ? [{ words: each, kind: failure.kind }] : []
  })
  const again = (): void => courses.forEach((each) => void (each.isError && each.refetch()))
  return (
    <section ref={place} className={styles.tab}>
      <h2 className={styles.heading}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <MetricTools
        view={view}
        span={span}
        every={stepOf(asked)}
        live={live}
        onLive={setLive}
        onChange={show}
        charts={charts}
        name={target.name}
      />
      {silent && (
        <Notice
          tone="warning"
          icon="cloud-off"
          strong={t('silent.title')}
          text={t('silent.text')}
          reference={silent.reference}
          action={<Button onPress={again}>{t('tryNow')}</Button>}
        />
      )}
      {view.as === 'table' ? (
        <>
          {unread.length > 0 && (
            <Notice
              tone="error"
              strong={t('failed.title', { title: unread.map(({ words: { title: name } }) => name) })}
              text={t(`failed.${unread[0]?.kind ?? 'silent'}`)}
              action={<Button onPress={again}>{t('again')}</Button>}
            />
          )}
          <MetricTable charts={charts} title={target.name} nothing={unread.length > 0 ? '' : nothing} />
        </>
      ) : (
        <div className={styles.grid}>
          {courses.map(({ data, isPlaceholderData, refetch }, index) => {
            const each = words[index]
            return (
              each && (
                <MetricChart
                  key={each.metric.id}
                  words={each}
                  courses={data}
                  before={view.compare ? before[index]?.data : undefined}
                  failure={data ? undefined : failures[index]}
                  pending={isPlaceholderData}
                  nothing={nothing}
                  madeAt={(made?.getTime() ?? 0) / 1000}
                  onZoom={zoom}
                  onRetry={refetch}
                />
              )
            )
          })}
        </div>
      )}
    </section>
  )
}

/** Points for a chart of this width, in steps of 200, so that a slightly different width needs no new read. */
function usePoints(place: RefObject<HTMLElement | null>): number {
  const [points, setPoints] = useState(600)
  useEffect(() => {
    const width = place.current?.clientWidth ?? 0
    const chart = width > narrow ? width / 2 : width
    setPoints(Math.min(mostPoints, Math.max(200, Math.ceil(chart / 200) * 200)))
  }, [place])
  return points
}
