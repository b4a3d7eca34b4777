import { useState } from 'react'
import { ReadState } from '../../engine/record/ReadState'
import { formatUtcDay } from '../../lib/format-date'
import { knownBalance } from '../../platform/account/use-billing-account'
import { UserName } from '../../platform/account/UserName'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { Badge } from '../../ui/feedback/Badge'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { LinkText, TextButton } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { monthOf, type AccountProps } from './account'
import { Amount } from './Amount'
import { BillingTable, type BillingColumn } from './BillingTable'
import styles from './billing.module.css'
import { Figures } from './Figures'
import { bookedEntries, entriesIn, type BookedEntry } from './history'
import { instantOf, invoiceNumber, invoicesIn } from './invoice'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'

/** Entries shown at first, the rest on request. */
const shownAtFirst = 10

/** A line of the table: an entry, or what the running month has used and is not booked yet. */
type Line = { booked: BookedEntry } | { running: number; after: number | undefined }

const amountOf = (line: Line): number => ('booked' in line ? line.booked.amount : -line.running)
const afterOf = (line: Line): number | undefined => ('booked' in line ? line.booked.after : line.after)

/** How the balance came about: what was added and used, with what was left each time. */
export function HistorySection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { t: common, locale } = useTexts()
  const { site, now } = usePlatform()
  const hrefOf = useAccountHref()
  const [whole, setWhole] = useState(false)
  const elements = useAccountList('history')
  const invoices = invoicesIn(useAccountList('invoices').items)
  const credit = account.credit_amount ?? account.precalc_credit_amount ?? undefined
  const used = account.running_totals?.total_before_tax
  const balance = knownBalance(account)
  const entries = bookedEntries(entriesIn(elements.items), credit, site.config.siteCurrency)
  const { first } = monthOf(now())
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first)
  const lines: Line[] = [
    ...(used === undefined || used === 0 ? [] : [{ running: used, after: balance }]),
    ...entries.map((booked) => ({ booked })),
  ]
  const shown = whole ? lines : lines.slice(0, shownAtFirst)
  const columns: readonly BillingColumn<Line>[] = [
    {
      id: 'when',
      label: t('when'),
      phone: 'summary',
      cell: (line) => {
        const day = 'booked' in line ? instantOf(line.booked.created) : undefined
        return day ? formatUtcDay(day, locale) : t('now')
      },
    },
    {
      id: 'what',
      label: t('what'),
      wraps: true,
      phone: 'title',
      cell: (line) =>
        'booked' in line ? (
          <Text strong>{line.booked.description}</Text>
        ) : (
          <span className={styles.running}>
            <Text strong>{t('usedSoFar', { month })}</Text>
            <Badge mini tone="info" icon="circle-dashed" label={t('notBooked')} />
          </span>
        ),
    },
    {
      id: 'invoice',
      label: t('invoice'),
      leaves: 'last',
      cell: (line) => {
        if (!('booked' in line))
          return <LinkText href={hrefOf('invoices', { invoice: 'current' })}>{t('current')}</LinkText>
        const { reference } = line.booked
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
      cell: (line) => {
        const user = 'booked' in line ? line.booked.acting_user_id : undefined
        return typeof user === 'number' ? <UserName id={user} /> : t('platform')
      },
    },
    {
      id: 'amount',
      label: t('amount'),
      numeric: true,
      phone: 'end',
      cell: (line) => {
        const amount = amountOf(line)
        return <Amount value={amount} signed tone={amount > 0 ? 'success' : undefined} />
      },
    },
    {
      id: 'after',
      label: t('balanceAfter'),
      numeric: true,
      dim: true,
      cell: (line) => <Amount value={afterOf(line)} />,
    },
  ]
  return (
    <Section id={id} title={title}>
      <Panel padded>
        <Figures
          figures={[
            { id: 'balance', label: t('balanceNow'), main: true, value: <Amount value={balance} /> },
            { id: 'credit', label: t('bookedCredit'), value: <Amount value={credit} /> },
            {
              id: 'used',
              label: t('usedIn', { month }),
              value: <Amount value={used === undefined ? undefined : -used} />,
            },
          ]}
          note={t('historyNote')}
        />
      </Panel>
      <div className={styles.below}>
        <ReadState title={title} elements={elements}>
          {lines.length === 0 ? (
            <EmptyState text={t('noHistory')} />
          ) : (
            <BillingTable
              label={title}
              columns={columns}
              groups={[{ id: 'all', rows: shown }]}
              rowKey={(line) => ('booked' in line ? String(line.booked.id) : 'running')}
            />
          )}
          {shown.length < lines.length && (
            <p className={styles.note}>
              <TextButton onPress={() => setWhole(true)}>
                {common('detail.showAll', { count: lines.length })}
              </TextButton>
            </p>
          )}
        </ReadState>
      </div>
    </Section>
  )
}
