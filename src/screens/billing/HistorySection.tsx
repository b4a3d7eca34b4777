import { useState } from 'react'
import { ReadState } from '../../engine/record/ReadState'
import { formatUtcDay } from '../../lib/format-date'
import { instantOf, invoiceNumber } from '../../platform/account/invoice'
import { knownBalance } from '../../platform/account/use-billing-account'
import { UserName } from '../../platform/account/UserName'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { takesPayments } from '../../platform/account/takes-payments'
import { usePlatform } from '../../platform/platform'
import { Badge } from '../../ui/feedback/Badge'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SearchInput } from '../../ui/form-controls/SearchInput'
import { Segmented } from '../../ui/form-controls/Segmented'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import { Panel } from '../../ui/layout/Panel'
import { LinkText, TextButton } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { monthOf, type AccountProps } from './account'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn } from './BillingTable'
import styles from './billing.module.css'
import { ExportButton } from './ExportButton'
import { Figures } from './Figures'
import { bookedEntries } from './history'
import { directions, ledgerLines, ledgerSums, periods, startOf, wantedLines, type LedgerLine } from './ledger'
import { OpenPayments } from './paying/OpenPayments'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'
import { useParameter } from './use-parameter'

/** Lines shown at first. */
const shownAtFirst = 15

/** Balance history as a ledger: credit added and used, the user, and the balance after each line. */
export function HistorySection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { t: common, locale } = useTexts()
  const { site, now } = usePlatform()
  const hrefOf = useAccountHref()
  const [whole, setWhole] = useState(false)
  const [sinceName, setSince] = useParameter('since')
  const [directionName, setDirection] = useParameter('direction')
  const [stored, storeText] = useParameter('q')
  // The field keeps its own text, because the URL is updated late.
  const [text, setText] = useState(stored ?? '')
  const elements = useAccountList('history')
  const invoices = useAccountList('invoices').items
  const { siteCurrency: currency } = site.config

  const credit = account.credit_amount ?? account.precalc_credit_amount ?? undefined
  const used = account.running_totals?.total_before_tax
  const balance = knownBalance(account)
  const period = periods.find((each) => each === sinceName) ?? 'all'
  const since = startOf(period, now())
  const direction = directions.find((each) => each === directionName) ?? 'all'
  const lines = ledgerLines(bookedEntries(elements.items, credit, currency), used, balance)
  const wanted = wantedLines(lines, { since, direction, text })
  const sums = elements.failure ? undefined : ledgerSums(lines, since, balance, currency)
  const awaited = elements.pending
  const shown = whole ? wanted : wanted.slice(0, shownAtFirst)
  const { first } = monthOf(now())
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first)
  const dayOf = (at: number): string => formatUtcDay(new Date(at), locale)
  const wordsOf = ({ entry }: LedgerLine): string => entry?.description ?? t('usedSoFar', { month })

  const columns: readonly BillingColumn<LedgerLine>[] = [
    {
      id: 'when',
      label: t('when'),
      phone: 'summary',
      cell: ({ entry }) => {
        const day = entry && instantOf(entry.created)
        return day ? formatUtcDay(day, locale) : t('now')
      },
    },
    {
      id: 'what',
      label: t('what'),
      wraps: true,
      phone: 'title',
      cell: (line) =>
        line.entry ? (
          <Text strong>{line.entry.description}</Text>
        ) : (
          <span className={styles.running}>
            <Text strong>{wordsOf(line)}</Text>
            <Badge mini tone="info" icon="circle-dashed" label={t('notBooked')} />
          </span>
        ),
    },
    {
      id: 'invoice',
      label: t('invoice'),
      leaves: 'last',
      cell: ({ entry }) => {
        if (!entry)
          return <LinkText href={hrefOf('invoices', { invoice: 'current' })}>{t('current')}</LinkText>
        const { reference } = entry
        if (!reference) return '—'
        const invoice = invoices.find((each) => invoiceNumber(each) === reference)
        return invoice ? (
          <LinkText href={hrefOf('invoices', { invoice: String(invoice.id) })}>
            <Text>{reference}</Text>
          </LinkText>
        ) : (
          <Text>{reference}</Text>
        )
      },
    },
    {
      id: 'who',
      label: t('doneBy'),
      dim: true,
      leaves: 'next',
      cell: ({ entry }) =>
        typeof entry?.acting_user_id === 'number' ? <UserName id={entry.acting_user_id} /> : t('platform'),
    },
    {
      id: 'amount',
      label: t('amount'),
      numeric: true,
      phone: 'end',
      cell: ({ amount }) => <Amount value={amount} signed tone={amount > 0 ? 'success' : undefined} />,
    },
    {
      id: 'after',
      label: t('balanceAfter'),
      numeric: true,
      dim: true,
      phone: 'summary',
      brief: ({ after }) => (
        <>
          {t('balanceAfter')} <Amount value={after} />
        </>
      ),
      cell: ({ after }) => <Amount value={after} />,
    },
  ]
  const rows = (): (string | number)[][] => [
    [t('when'), t('what'), t('reference'), t('csv.user'), t('amount'), t('balanceAfter'), t('csv.currency')],
    ...wanted.map((line) => [
      line.at === undefined ? '' : new Date(line.at).toISOString(),
      wordsOf(line),
      line.entry?.reference ?? '',
      line.entry?.acting_user_id ?? '',
      line.amount,
      line.after ?? '',
      currency,
    ]),
  ]
  const sinceWords = since === undefined ? t('sinceBeginning') : t('since', { day: dayOf(since) })

  return (
    <section id={id} aria-label={title}>
      <OpenPayments account={account} />
      <div className={styles.tools}>
        <div className={styles.choice}>
          <SelectInput
            bare
            label={t('period')}
            placeholder={t('period')}
            emptyText=""
            options={periods.map((value) => {
              const start = startOf(value, now())
              return {
                value,
                label: start === undefined ? t('sinceBeginning') : t('since', { day: dayOf(start) }),
              }
            })}
            value={period}
            onChange={(next) => setSince(next === 'all' ? null : next)}
          />
        </div>
        <Segmented
          label={t('show')}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
          value={direction}
          onChange={(next) => setDirection(next === 'all' ? null : next)}
        />
        <div className={styles.search}>
          <SearchInput
            label={t('filterHistory')}
            placeholder={t('filterHistory')}
            clearLabel={common('list.filterClear')}
            value={text}
            onChange={(next) => {
              setText(next)
              storeText(next)
            }}
          />
        </div>
        <div className={styles.toolsEnd}>
          <ExportButton
            account={account}
            name={t('historyFile', { day: new Date(now()).toISOString().slice(0, 10) })}
            rows={rows}
          />
        </div>
      </div>
      <Panel padded>
        <Figures
          figures={[
            { id: 'balance', label: t('balanceNow'), main: true, value: <Amount value={balance} /> },
            ...(since === undefined
              ? []
              : [
                  {
                    id: 'before',
                    label: t('onDay', { day: dayOf(since) }),
                    value: <Amount value={sums?.before} awaited={awaited} tone="dim" />,
                  },
                ]),
            {
              id: 'added',
              label: t('added'),
              value: <Amount value={sums?.added} awaited={awaited} signed />,
            },
            { id: 'used', label: t('used'), value: <Amount value={sums?.used} awaited={awaited} /> },
          ]}
          note={[
            t('historyNote', { period: sinceWords }),
            ...(takesPayments(site) ? [t('vatAtTopUp')] : []),
          ].join(' ')}
        />
      </Panel>
      <div className={styles.below}>
        <ReadState title={title} elements={elements}>
          {wanted.length === 0 ? (
            <EmptyState text={t(lines.length === 0 ? 'noHistory' : 'noLineFound')} />
          ) : (
            <BillingTable
              label={title}
              columns={columns}
              groups={[{ id: 'all', rows: shown }]}
              rowKey={({ key }) => key}
            />
          )}
          {shown.length < wanted.length && (
            <p className={styles.note}>
              <TextButton onPress={() => setWhole(true)}>
                {common('detail.showAll', { count: wanted.length })}
              </TextButton>
            </p>
          )}
        </ReadState>
      </div>
    </section>
  )
}
