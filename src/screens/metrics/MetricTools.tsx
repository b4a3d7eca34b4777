import { safeHref } from '../../lib/safe-href'
import { saveFile } from '../../lib/save-file'
import { csvOf } from '../../lib/csv'
import { formatWithUnit } from '../../lib/unit'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import type { Span } from '../../platform/metrics/metric-window'
import { usePlatform } from '../../platform/platform'
import { Switch } from '../../ui/form-controls/Switch'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { csvRows, type TableChart, tableRows } from './metric-table'
import styles from './metrics.module.css'
import { isFixed, type MetricView } from './metric-view'
import { RangeTools } from './RangeTools'

interface MetricToolsProps {
  view: MetricView
  span: Span
  /** Seconds between two reads in live mode. */
  every: number
  live: boolean
  onLive: (live: boolean) => void
  onChange: (view: Partial<MetricView>) => void
  /** Charts in the downloaded file. */
  charts: readonly TableChart[]
  /** Name of the record, for the file. */
  name: string
}

/** "15 sec", "30 min", "2 hr". */
function everyTime(seconds: number, locale: string): string {
  if (seconds < 60) return formatWithUnit(seconds, 'seconds', locale)
  return seconds < 3600
    ? formatWithUnit(seconds / 60, 'minutes', locale)
    : formatWithUnit(seconds / 3600, 'hours', locale)
}

/** Choice of the range, of the comparison, and of how both are shown. */
export function MetricTools(props: MetricToolsProps) {
  const { view, span, every, live, onLive, onChange, charts, name } = props
  const t = useScreenTexts('metrics')
  const { locale } = useTexts()
  const { site } = usePlatform()
  const dashboards = safeHref(site.config.apiGrafanaUrl ?? undefined)
  const download = (): void => {
    saveFile(`${name}-metrics.csv`, 'text/csv', csvOf(csvRows(tableRows(charts), charts)))
  }
  return (
    <div className={styles.tools}>
      <RangeTools view={view} span={span} onChange={onChange} />
      <span className={styles.rest}>
        {!isFixed(view.range) && (
          <Switch label={t('live', { time: everyTime(every, locale) })} checked={live} onChange={onLive} />
        )}
        <MenuButton
          bordered
          label={t('more')}
          groups={[
            {
              entries: [
                {
                  id: 'as',
                  icon: view.as === 'table' ? 'chart-line' : 'rows-3',
                  label: view.as === 'table' ? t('asCharts') : t('asTable'),
                },
                { id: 'csv', icon: 'download', label: t('csv') },
              ],
            },
            ...(dashboards === undefined
              ? []
              : [
                  {
                    entries: [
                      {
                        id: 'grafana',
                        icon: 'external-link' as const,
                        label: t('grafana'),
                        href: dashboards,
                      },
                    ],
                  },
                ]),
          ]}
          onAction={(id) => {
            if (id === 'as') onChange({ as: view.as === 'table' ? 'charts' : 'table' })
            if (id === 'csv') download()
          }}
        />
      </span>
    </div>
  )
}
