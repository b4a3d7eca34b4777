import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { CustomProps } from '../../engine/record/custom-context'
import { useDetail } from '../../engine/record/detail-context'
import type { CompiledMetric } from '../../manifest/compiled'
import { readPaths } from '../../manifest/subject'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMetricSource } from '../../platform/metrics/use-metric-source'
import { LinkText } from '../../ui/typography/LinkText'
import { Section } from '../../ui/layout/Section'
import { figuresOf } from './course'
import { scaleFor, valueWith } from '../../platform/metrics/metric-units'
import styles from './metrics.module.css'
import { Spark } from '../../ui/feedback/Spark'
import { useChartWords } from './use-chart-words'
import { useCourses } from './use-courses'

const none: readonly CompiledMetric[] = []
/** Maximum tiles of a page, and points of each. */
const most = 4
const points = 90

/** The first metrics of a record over the last 6 hours, each with its last value. Renders nothing without a source. */
export function MetricTiles(props: CustomProps) {
  const measured = useMetricSource()
  return measured ? <Tiles {...props} measured={measured} /> : null
}

function Tiles({
  id,
  title,
  measured,
}: CustomProps & { measured: NonNullable<ReturnType<typeof useMetricSource>> }) {
  const { resource, target } = useDetail()
  const t = useScreenTexts('metrics')
  const { locale } = useTexts()
  const { pathname } = useLocation()
  const metrics = useMemo(() => (resource.detail?.metrics ?? none).slice(0, most), [resource])
  const words = useChartWords(resource.type, metrics)
  const path = metrics[0]?.record ?? resource.key
  const identities = readPaths(target.subject, path).map(String).join('\n')
  const records = useMemo(() => identities.split('\n'), [identities])
  const courses = useCourses(metrics, { ...measured, records, range: '6h', points, live: true })
  // Failures are shown in the tab, not on the overview.
  if (courses.every(({ data, isPending }) => !isPending && !data?.some(({ lines }) => lines.length > 0)))
    return null
  return (
    <Section
      id={id}
      title={title}
      note={t('tiles.range')}
      actions={<LinkText href={`${pathname}?tab=metrics`}>{t('tiles.all')}</LinkText>}
    >
      <div className={styles.tiles}>
        {words.map(({ metric, title: name, lineNames }, index) => {
          const values = courses[index]?.data?.[0]?.lines[0]?.values
          const figures = values && figuresOf(values)
          const top = typeof metric.most === 'number' ? metric.most : (figures?.most ?? 0)
          const scale = scaleFor(metric.unit, figures?.most ?? 0)
          const write = (value: number): string => valueWith(value, scale, locale)
          return (
            <div key={metric.id} className={styles.tile}>
              <div className={styles.tileHead}>
                <h3>{lineNames.length > 1 ? `${name}: ${lineNames[0] ?? ''}` : name}</h3>
                {figures && <span>{t('tiles.most', { value: write(figures.most) })}</span>}
              </div>
              <b>{figures ? <bdi>{write(figures.last)}</bdi> : '–'}</b>
              <Spark values={values} top={top} tall />
            </div>
          )
        })}
      </div>
    </Section>
  )
}
