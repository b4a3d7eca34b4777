import { useState } from 'react'
import { ReadState } from '../../engine/record/ReadState'
import { formatUtcDay, formatUtcMonth } from '../../lib/format-date'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { FilterChip } from '../../ui/form-controls/FilterChip'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { Segmented } from '../../ui/form-controls/Segmented'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { TextButton } from '../../ui/typography/LinkText'
import { monthOf, type AccountProps } from './account'
import { Amount } from './Amount'
import styles from './billing.module.css'
import { CostChart } from './CostChart'
import { CostTable } from './CostTable'
import { ExportButton } from './ExportButton'
import { Figures } from './Figures'
import { MonthNote } from './MonthNote'
import { MonthStepper } from './MonthStepper'
import { PlaceChoice } from './PlaceChoice'
import { usageRows } from './usage-csv'
import { costsByDay, groupings, hasUnknownDays, sumOf, type CostColumn, type Grouping } from './usage-groups'
import { billedMonths, invoicedThings, namedRecords, runningThings, wantedThings } from './usage-month'
import { UsageThings } from './UsageThings'
import type { AccountRecords } from './use-account-records'
import { useAccountList } from './use-account-list'
import { useParameter, useSetParameters } from './use-parameter'
import { useUsageFoot } from './use-usage-foot'
import { ViewChoice } from './ViewChoice'

/** Days between two labels of a narrow chart. */
const week = 7

interface UsageOfMonthProps extends AccountProps {
  records: AccountRecords
}

/** Usage of an account in a month: figures, bars by day, and items by type, location, resource or day. */
export function UsageOfMonth({ id, title, account, records }: UsageOfMonthProps) {
  const t = useScreenTexts('billing')
  const { t: common, locale } = useTexts()
  const { site, now } = usePlatform()
  const [monthId, setMonth] = useParameter('month')
  const [byId, setBy] = useParameter('by')
  const [location, setLocation] = useParameter('location')
  const [stored, storeText] = useParameter('q')
  // The field keeps its own text, because the URL is updated late.
  const [text, setText] = useState(stored ?? '')
  const setParameters = useSetParameters()
  const [of, setOf] = useParameter('of')
  const usage = useAccountList('usage')
  const invoices = useAccountList('invoices')
  const { siteCurrency: currency } = site.config

  const months = billedMonths(invoices.items, now())
  const [newest] = months
  const month = months.find((each) => each.id === monthId) ?? newest
  const before = month && months[months.indexOf(month) + 1]
  const by: Grouping = groupings.find((each) => each === byId) ?? 'type'
  const running = runningThings(usage.items, newest?.invoices ?? [])
  const things =
    !month || month.running ? running : invoicedThings(month.invoices, running, namedRecords(records.records))
  const wanted = wantedThings(things, {
    ...(location === null ? {} : { location }),
    ...(of === null ? {} : { of }),
    text,
  })
  const isFiltered = location !== null || of !== null || text !== ''
  const cost = sumOf(wanted, currency)
  const foot = useUsageFoot(
    month ?? { id: '', first: new Date(0), last: new Date(0), running: true, invoices: [] },
    account,
    cost,
    currency,
  )
  if (!month) return null

  const name = formatUtcMonth(month.first, locale)
  const short = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const days = costsByDay(wanted, month, now(), currency)
  const isSpread = wanted.some((thing) => thing.cost > 0 && hasUnknownDays(thing, month, now()))
  const { left, last } = monthOf(now())
  const used = sumOf(things, currency)
  const elements = monthId !== null && monthId !== newest?.id ? invoices : usage
  const isKnown = elements.failure === undefined && records.perHour !== undefined
  const expected = month.running && isKnown ? used + (records.perHour ?? 0) * left : undefined
  const dayOf = ({ first }: CostColumn): string => formatUtcDay(first, locale)
  const perDay = records.perHour === undefined || isFiltered ? 0 : records.perHour * 24
  const opened = of === null ? undefined : (records.byId.get(of)?.title ?? of)
  const sum = [{ id: 'cost', label: t('shownBeforeVat'), value: <Amount value={cost} />, strong: true }]

  return (
    <>
      <section id={id} aria-label={title}>
        <div className={styles.tools}>
          <MonthStepper
            months={months}
            month={month}
            earlier={invoices}
            onChange={(next) => setMonth(next === newest ? null : next.id)}
          />
          <ViewChoice />
          <PlaceChoice things={things} value={location} onChange={setLocation} />
          <div className={styles.search}>
            <SearchInput
              label={t('filterThings')}
              placeholder={t('filterThings')}
              clearLabel={common('list.filterClear')}
              value={text}
              onChange={(next) => {
                setText(next)
                storeText(next)
              }}
            />
          </div>
          {opened !== undefined && (
            <FilterChip
              name={t('item')}
              value={opened}
              removeLabel={t('filterRemove', { name: opened })}
              onRemove={() => setOf(null)}
            />
          )}
          <div className={styles.toolsEnd}>
            <ExportButton
              account={account}
              name={t('usageFile', { month: month.id })}
              rows={() => usageRows(wanted, { t, site, currency })}
            />
          </div>
        </div>
        <Panel padded>
          <Figures
            figures={[
              {
                id: 'used',
                label: t('usedIn', { month: short.format(month.first) }),
                main: true,
                value: <Amount value={elements.failure ? undefined : used} awaited={elements.pending} />,
              },
              ...(month.running
                ? [
                    {
                      id: 'expected',
                      label: t('expectedBy', { day: formatUtcDay(last, locale) }),
                      value: <Amount value={expected} awaited={records.isLoading || elements.pending} />,
                    },
                  ]
                : []),
              ...(before
                ? [
                    {
                      id: 'before',
                      label: short.format(before.first),
                      value: (
                        <Amount
                          tone="dim"
                          value={before.invoices.reduce((all, { totals }) => all + totals.subtotal, 0)}
                        />
                      ),
                    },
                  ]
                : []),
            ]}
            note={<MonthNote month={month} account={account} />}
          />
          <CostChart
            label={t('chartOfDays', { month: name })}
            columns={days.map((day, index) => ({
              id: day.id,
              label: String(index + 1),
              title: dayOf(day),
              parts: day.future ? { expected: perDay } : day.parts,
              minor: index > 0 && (index + 1) % week !== 0,
            }))}
          />
          {isSpread && <p className={styles.small}>{t('undatedNote')}</p>}
        </Panel>
      </section>
      <div className={styles.below}>
        <Section
          title={t('things')}
          note={String(wanted.length)}
          actions={
            <Segmented
              size="sm"
              label={t('groupBy')}
              options={groupings.map((value) => ({ value, label: t(`by.${value}`) }))}
              value={by}
              onChange={(next) => setBy(next === 'type' ? null : next)}
            />
          }
        >
          <ReadState title={title} elements={elements}>
            {wanted.length === 0 ? (
              <EmptyState
                text={isFiltered ? t('noUsageFound') : t('noUsage')}
                actions={
                  isFiltered && (
                    <TextButton
                      onPress={() => {
                        setText('')
                        setParameters({ location: null, q: null, of: null })
                      }}
                    >
                      {t('showAllUsage')}
                    </TextButton>
                  )
                }
              />
            ) : by === 'day' ? (
              <CostTable
                label={title}
                first={t('day')}
                rows={days.filter(({ future }) => !future)}
                titleOf={dayOf}
              />
            ) : (
              <UsageThings
                label={title}
                things={wanted}
                by={by}
                records={records}
                whole={isFiltered}
                foot={isFiltered ? sum : foot}
              />
            )}
          </ReadState>
        </Section>
      </div>
    </>
  )
}
