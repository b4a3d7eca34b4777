import { ReadState } from '../../engine/record/ReadState'
import { formatUtcDay, formatUtcMonth } from '../../lib/format-date'
import { formatPercent } from '../../lib/quantity'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Panel } from '../../ui/layout/Panel'
import { monthOf, type AccountProps } from './account'
import { Amount } from './Amount'
import styles from './billing.module.css'
import { CostChart } from './CostChart'
import { CostTable } from './CostTable'
import { CurrencyChoice } from './CurrencyChoice'
import { ExportButton } from './ExportButton'
import { Figures } from './Figures'
import { PlaceChoice } from './PlaceChoice'
import { usageKinds } from './usage'
import { billedMonths, invoicedThings, runningThings, wantedThings } from './usage-month'
import { costsByMonth, lastMonths, reportRows, reportSums, type MonthCost } from './usage-report'
import { useAccountList } from './use-account-list'
import { useParameter } from './use-parameter'
import { ViewChoice } from './ViewChoice'

const nobody = (): undefined => undefined

interface UsageReportProps extends AccountProps {
  /** Current spending per hour after discount, before VAT; undefined while unknown. */
  perHour: number | undefined
}

/** Costs of twelve months by type: bars, and a table beside them. */
export function UsageReport({ id, title, account, perHour }: UsageReportProps) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { site, now } = usePlatform()
  const money = useMoney()
  const [location, setLocation] = useParameter('location')
  const [type, setType] = useParameter('type')
  const usage = useAccountList('usage')
  const invoices = useAccountList('invoices')
  const { siteCurrency: currency } = site.config

  const kind = usageKinds.find((each) => each === type)
  const months = lastMonths(billedMonths(invoices.items, now()))
  const running = runningThings(usage.items, months.at(-1)?.invoices ?? [])
  const things = new Map(
    months.map((month) => [
      month.id,
      month.running ? running : invoicedThings(month.invoices, running, nobody),
    ]),
  )
  const all = [...things.values()].flat()
  const costs = costsByMonth(
    months,
    (month) =>
      wantedThings(things.get(month.id) ?? [], { location: location ?? undefined }).filter(
        (thing) => kind === undefined || thing.kind === kind,
      ),
    currency,
  )
  const { total, average, highest } = reportSums(costs, currency)
  const { left, last } = monthOf(now())
  const isWhole = location === null && kind === undefined
  const rest = isWhole && perHour !== undefined ? perHour * left : 0
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const nameOf = ({ first }: Pick<MonthCost, 'first'>): string => formatUtcMonth(first, locale)
  const [begin] = costs
  const end = costs.at(-1)
  const elements = usage.pending || usage.failure ? usage : invoices

  return (
    <section id={id} aria-label={title}>
      <div className={styles.tools}>
        <ViewChoice />
        <PlaceChoice things={all} value={location} onChange={setLocation} />
        <div className={styles.choice}>
          <SelectInput
            bare
            label={t('by.type')}
            placeholder={t('allTypes')}
            emptyText=""
            options={[
              { value: '', label: t('allTypes') },
              ...usageKinds
                .filter((each) => all.some((thing) => thing.kind === each))
                .map((value) => ({ value, label: t(`usage.${value}`) })),
            ]}
            value={kind ?? ''}
            onChange={setType}
          />
        </div>
        <div className={styles.toolsEnd}>
          <CurrencyChoice />
          <ExportButton
            account={account}
            name={t('reportFile', { first: begin?.id ?? '', last: end?.id ?? '' })}
            rows={() =>
              reportRows(costs, {
                kinds: usageKinds.filter((each) => costs.some(({ parts }) => parts[each] !== undefined)),
                nameOf: (each) => t(`usage.${each}`),
                head: [t('month'), t('csv.cost'), t('csv.currency')],
                currency,
              })
            }
          />
        </div>
      </div>
      <ReadState title={title} elements={elements}>
        {total === 0 ? (
          <EmptyState text={t(isWhole ? 'noUsage' : 'noUsageFound')} />
        ) : (
          <>
            <Panel padded>
              <Figures
                figures={[
                  {
                    id: 'total',
                    label: t('monthsCounted', { count: costs.length }),
                    main: true,
                    value: <Amount value={total} />,
                  },
                  ...(average === undefined
                    ? []
                    : [{ id: 'average', label: t('average'), value: <Amount value={average} /> }]),
                  ...(highest
                    ? [
                        {
                          id: 'highest',
                          label: t('highest', { month: nameOf(highest) }),
                          value: <Amount value={highest.cost} />,
                        },
                      ]
                    : []),
                ]}
                note={
                  rest > 0 && end
                    ? t('expectedNote', {
                        amount: money.format(end.cost + rest),
                        day: formatUtcDay(last, locale),
                      })
                    : t('withoutVat')
                }
              />
              <CostChart
                label={t('chartOfMonths')}
                columns={costs.map((month) => ({
                  id: month.id,
                  label: short.format(month.first),
                  title: nameOf(month),
                  parts: month.running && rest > 0 ? { ...month.parts, expected: rest } : month.parts,
                }))}
              />
            </Panel>
            <div className={styles.below}>
              <CostTable
                label={t('chartTable')}
                first={t('month')}
                rows={costs.toReversed()}
                titleOf={nameOf}
                extra={{
                  id: 'change',
                  label: t('changed'),
                  numeric: true,
                  dim: true,
                  phone: 'summary',
                  cell: (row) => {
                    const month = costs.find((each) => each.id === row.id)
                    if (month?.running) return t('soFar')
                    if (month?.change === undefined) return '—'
                    const words = formatPercent(Math.round(Math.abs(month.change) * 10) / 10, locale)
                    return `${month.change < 0 ? '−' : '+'}${words}`
                  },
                }}
              />
            </div>
          </>
        )}
      </ReadState>
    </section>
  )
}
