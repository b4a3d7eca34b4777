import { useMemo, useState } from 'react'
import { formatFullTime, formatWhen } from '../../lib/format-date'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { Button } from '../../ui/form-controls/Button'
import { tooltip } from '../../ui/overlay/tooltip'
import table from '../../ui/data-table/table.module.css'
import { scaleFor, valueWith } from '../../platform/metrics/metric-units'
import { type TableChart, tableRows, unitsOf, valueTitles } from './metric-table'
import styles from './metrics.module.css'

const pageSize = 200

interface MetricTableProps {
  charts: readonly TableChart[]
  /** Name of the record. */
  title: string
  /** Shown without rows. */
  nothing: string
}

/** The charts as a table, newest first, a page at a time. */
export function MetricTable({ charts, title, nothing }: MetricTableProps) {
  const t = useScreenTexts('metrics')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const [page, setPage] = useState(0)
  const rows = useMemo(() => tableRows(charts), [charts])
  const units = unitsOf(charts)
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const at = Math.min(page, pages - 1)
  const shown = rows.slice(at * pageSize, (at + 1) * pageSize)
  const today = new Date(now())
  return (
    <Panel>
      <div className={styles.sheet} tabIndex={0} role="region" aria-label={t('table.label', { name: title })}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('table.time')}</th>
              {valueTitles(charts).map((each) => (
                <th key={each} scope="col" className={styles.number}>
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ instant, values }) => {
              const date = new Date(instant * 1000)
              return (
                <tr key={instant}>
                  <th scope="row" {...tooltip(formatFullTime(date, locale))}>
                    <time dateTime={date.toISOString()}>{formatWhen(date, today, locale)}</time>
                  </th>
                  {values.map((value, index) => (
                    <td key={index} className={styles.number}>
                      {value === undefined ? (
                        '–'
                      ) : (
                        <bdi>
                          {valueWith(value, scaleFor(units[index] ?? 'count', Math.abs(value)), locale)}
                        </bdi>
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.pages}>
        <span>
          {rows.length === 0
            ? nothing
            : t('table.rows', {
                first: at * pageSize + 1,
                last: at * pageSize + shown.length,
                count: rows.length,
              })}
        </span>
        {at > 0 && (
          <Button size="sm" onPress={() => setPage(at - 1)}>
            {t('table.newer')}
          </Button>
        )}
        {at < pages - 1 && (
          <Button size="sm" onPress={() => setPage(at + 1)}>
            {t('table.older')}
          </Button>
        )}
      </div>
    </Panel>
  )
}
