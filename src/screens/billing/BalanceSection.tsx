import { Suspense } from 'react'
import { ReadState } from '../../engine/record/ReadState'
import { formatUtcDay, formatUtcMonth } from '../../lib/format-date'
import { formatPercent } from '../../lib/quantity'
import { forecastAccount, spentPerHour } from '../../platform/account/account-forecast'
import { knownBalance, type BillingAccount } from '../../platform/account/use-billing-account'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { takesPayments } from '../../platform/account/takes-payments'
import { usePlatform } from '../../platform/platform'
import { cx } from '../../ui/cx'
import { Panel } from '../../ui/layout/Panel'
import { LinkText } from '../../ui/typography/LinkText'
import { monthOf, type AccountProps } from './account'
import { AccountNotices } from './AccountNotices'
import { Amount } from './Amount'
import styles from './billing.module.css'
import { CostChart } from './CostChart'
import { expectedMonth } from './expected-month'
import { Figures } from './Figures'
import { NextInvoice } from './NextInvoice'
import { UsageBar } from './UsageBar'
import { usageByKind } from './usage'
import { costsByDay } from './usage-groups'
import { runningThings } from './usage-month'
import { useAccountHref } from './use-account-href'
import { useAccountList } from './use-account-list'
import { useSpending, type Spending } from './use-spending'

/** Days between two labels of a narrow chart. */
const week = 7

interface BalanceFiguresProps {
  account: BillingAccount
  spending: Spending
}

/** How long the balance lasts at the current rate. */
function Lasts({ account, perHour }: { account: BillingAccount; perHour: number }) {
  const t = useScreenTexts('billing')
  const { site } = usePlatform()
  const money = useMoney()
  const words = useBalanceWords()
  if (knownBalance(account) === undefined) return null
  const lasts = forecastAccount(account, perHour, site.config)
  const rate = money.format(perHour * 24)
  return (
    <>
      {lasts.hours === undefined
        ? t('nothingSpent')
        : lasts.empty
          ? t('nothingLeft', { rate })
          : t('lasts', { rate, time: words.time(lasts.hours) })}{' '}
      {words.cover(account, lasts)}
    </>
  )
}

function BalanceFigures({ account, spending }: BalanceFiguresProps) {
  const t = useScreenTexts('billing')
  const { now } = usePlatform()
  const { locale } = useTexts()
  const { perHour, isLoading } = spending
  const balance = knownBalance(account)
  const { site } = usePlatform()
  const { first, last, left } = monthOf(now())
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first)
  // While loading, the month's average rate fills hidden sentences, so that the layout does not jump.
  const rate = isLoading ? (spentPerHour(account, now()) ?? 0) : perHour
  const room = cx(isLoading && styles.awaited)
  const coming = rate === undefined ? undefined : expectedMonth(account, rate, left, site.config.siteCurrency)
  return (
    <>
      <Figures
        figures={[
          {
            id: 'balance',
            label: t('balance'),
            main: true,
            value: (
              <Amount value={balance} tone={balance !== undefined && balance < 0 ? 'error' : undefined} />
            ),
          },
          {
            id: 'used',
            label: t('usedIn', { month }),
            value: <Amount value={account.running_totals?.total_before_tax} />,
          },
          {
            id: 'expected',
            label: t('expectedBy', { day: formatUtcDay(last, locale) }),
            value: <Amount value={coming?.expected} awaited={isLoading} />,
          },
        ]}
        note={
          rate !== undefined && (
            <span className={room}>
              <Lasts account={account} perHour={rate} />
            </span>
          )
        }
      />
      {coming && (
        <div className={room}>
          <NextInvoice coming={coming} />
        </div>
      )}
    </>
  )
}

const unread: Spending = { perHour: undefined, isLoading: true }

/** Figures with the current cost of all records of the account; reads all lists. */
function ForecastFigures({ account }: { account: BillingAccount }) {
  return <BalanceFigures account={account} spending={useSpending(account)} />
}

/** Overview of an account: restrictions, balance, cost of the month by kind. */
export function BalanceSection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const money = useMoney()
  const { site, now } = usePlatform()
  const hrefOf = useAccountHref()
  const discount = account.running_totals?.discount_amount ?? 0
  const usage = useAccountList('usage')
  const items = usage.items
  const groups = usageByKind(items)
  const month = monthOf(now())
  const days = costsByDay(
    runningThings(items, []),
    { ...month, running: true },
    now(),
    site.config.siteCurrency,
  )
  return (
    <>
      <AccountNotices account={account} />
      <section id={id} aria-label={title} className={styles.balance}>
        <Panel padded>
          <Suspense fallback={<BalanceFigures account={account} spending={unread} />}>
            <ForecastFigures account={account} />
          </Suspense>
          <ReadState title={t('usedOn')} elements={usage}>
            <UsageBar label={t('usedOn')} groups={groups} />
            <CostChart
              legend={false}
              label={t('chartOfDays', { month: formatUtcMonth(month.first, locale) })}
              columns={days.map((day, index) => ({
                id: day.id,
                label: String(index + 1),
                title: formatUtcDay(day.first, locale),
                parts: day.parts,
                minor: index > 0 && (index + 1) % week !== 0,
              }))}
            />
            <p className={styles.note}>
              <LinkText href={hrefOf('usage', { by: 'day' })}>{t('usageByDay')}</LinkText>
            </p>
          </ReadState>
          <p className={styles.small}>
            {t('balanceNote')} {takesPayments(site) && t('vatAtTopUp')}{' '}
            {discount > 0 &&
              t('discountNote', {
                share: formatPercent(account.discount_percentage ?? 0, locale),
                amount: money.format(discount),
              })}
          </p>
        </Panel>
      </section>
    </>
  )
}
