import { memo, useId, useMemo, useState } from 'react'
import { formatWhen } from '../../lib/format-date'
import { createStore } from '../../lib/store'
import { listed } from '../../lib/format-list'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import type { MetricFailure } from '../../platform/metrics/metric-failure'
import { bareValue, valueWith } from '../../platform/metrics/metric-units'
import { usePlatform } from '../../platform/platform'
import { cx } from '../../ui/cx'
import { announce } from '../../ui/feedback/announce'
import { Spinner } from '../../ui/feedback/Spinner'
import { useTrueFor } from '../../ui/feedback/use-true-for'
import { Button } from '../../ui/form-controls/Button'
import { chartDrawing, type OwnLine } from './chart-drawing'
import { ChartFigures } from './ChartFigures'
import { ChartValues } from './ChartValues'
import type { Course } from './course'
import { LineSwatch } from './LineSwatch'
import { MetricPlot } from './MetricPlot'
import styles from './metrics.module.css'
import type { PlotContent } from './plot'
import { timeLabel } from './time-label'
import type { ChartWords } from './use-chart-words'

interface MetricChartProps {
  words: ChartWords
  /** The courses of its lines, then that of its limit; undefined until they are read. */
  courses: readonly Course[] | undefined
  /** The same of the period before. */
  before: readonly Course[] | undefined
  failure: MetricFailure | undefined
  /** An earlier answer is shown while another is read. */
  pending: boolean
  /** Text shown if there are no values. */
  nothing: string
  /** Creation time of the record, seconds since 1970; 0 if unknown. */
  madeAt: number
  onZoom: (from: number, to: number) => void
  onRetry: () => Promise<unknown>
}

const plotHeight = 150

const noValue = '–'

/** Number of last instants searched for the present value, because the newest may not be there yet. */
const present = 3

/**
 * A chart with heading, figures and empty state. Memoised, because its page renders with every answer: a chart only renders
 * with its own.
 */
export const MetricChart = memo(function MetricChart(props: MetricChartProps) {
  const { words, courses, before, failure, pending, nothing, madeAt, onZoom, onRetry } = props
  const { metric, title, lineNames } = words
  const t = useScreenTexts('metrics')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const headingId = useId()
  const [cursor] = useState(() => createStore<number | null>(null))
  const drawn = useMemo(() => chartDrawing(words, courses, before), [words, courses, before])
  const slow = useTrueFor(pending || (!courses && !failure), 500)
  const content = useMemo((): PlotContent | undefined => {
    if (!drawn) return undefined
    const { scale, ticks } = drawn
    return {
      ...drawn,
      marks: metric.marks ?? [],
      gaps: drawn.gaps.map(([from, to]) => ({
        from,
        to,
        label: to <= madeAt ? t('gap.notMade') : t('gap.none'),
      })),
      tickLabels: ticks.map((value, index) =>
        index === ticks.length - 1 ? valueWith(value, scale, locale) : bareValue(value, scale, locale),
      ),
      timeLabel: (instant, step) => timeLabel(instant, step, locale),
    }
  }, [drawn, metric, madeAt, locale, t])
  const measured = drawn?.own.some(({ figures }) => figures) ? drawn : undefined
  const write = (value: number | undefined): string =>
    value === undefined || Number.isNaN(value) || !drawn ? noValue : valueWith(value, drawn.scale, locale)
  const valueOf = ({ values }: OwnLine, index: number | null): string =>
    write(
      index === null
        ? Array.from(values)
            .slice(-present)
            .findLast((each) => !Number.isNaN(each))
        : values[index],
    )
  const timeOf = (seconds: number): string => formatWhen(new Date(seconds * 1000), new Date(now()), locale)
  const named = ({ index }: OwnLine, text: string): string =>
    lineNames.length > 1 ? `${lineNames[index] ?? ''} ${text}` : text
  const label = (measured?.own ?? [])
    .flatMap((line) => {
      if (!line.figures) return []
      const { last, least, mean, most } = line.figures
      const values = { last: write(last), least: write(least), mean: write(mean), most: write(most) }
      return [named(line, t('chart.figures', values))]
    })
    .join('; ')
  return (
    <figure className={styles.chart} aria-labelledby={headingId}>
      <figcaption className={styles.head}>
        <h3 id={headingId}>{title}</h3>
        {lineNames.length > 1 &&
          lineNames.map((name, index) => (
            <span key={name} className={styles.legend}>
              <LineSwatch index={index} />
              {name}
            </span>
          ))}
        {before && (
          <span className={styles.legend}>
            <LineSwatch index="before" />
            {t('before')}
          </span>
        )}
        {slow && courses && <Spinner label={t('loading')} />}
        <ChartValues drawn={drawn} cursor={cursor} timeOf={timeOf} valueOf={valueOf} />
      </figcaption>
      {content && measured ? (
        <MetricPlot
          content={content}
          label={t('chart.label', { title, figures: label })}
          height={plotHeight}
          onCursor={cursor.set}
          onZoom={onZoom}
          say={(index) => {
            const when = timeOf(content.instants[index] ?? 0)
            const values = measured.own.map((line) => named(line, valueOf(line, index)))
            announce(`${when}: ${listed(values, locale)}`)
          }}
        />
      ) : (
        <div className={cx(styles.plot, styles.empty)} style={{ minBlockSize: plotHeight }}>
          {failure ? (
            <>
              <strong>{t('failed.title', { title })}</strong>
              <span>
                {t(`failed.${failure.kind}`)} {failure.kind === 'wrong' && failure.reported}{' '}
                <Button variant="link" onPress={() => void onRetry()}>
                  {t('again')}
                </Button>
              </span>
            </>
          ) : courses ? (
            <span>{nothing}</span>
          ) : (
            slow && <Spinner label={t('loading')} />
          )}
        </div>
      )}
      {measured && <ChartFigures lines={measured.own} lineNames={lineNames} write={write} />}
    </figure>
  )
})
