import { Suspense, useMemo } from 'react'
import { enabledTypes } from '../../engine/data/enabled-types'
import { useDetail } from '../../engine/record/detail-context'
import { spendingPerHour } from '../../engine/data/spending-per-hour'
import { useAllRecords } from '../../engine/data/use-all-records'
import { formatUtcDay } from '../../lib/format-date'
import { formatPercent } from '../../lib/quantity'
import { accountLasts, discounted } from '../../platform/account/account-lasts'
import { knownBalance, type BillingAccount } from '../../platform/account/use-billing-account'
import { useBalanceWords } from '../../platform/account/use-balance-words'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { monthOf, type AccountProps } from './account'
import { AccountNotices } from './AccountNotices'
import { Amount } from './Amount'
import styles from './billing.module.css'
import { Figures } from './Figures'
import { UsageBar } from './UsageBar'
import { usageByKind, usageIn } from './usage'
import { useAccountList } from './use-account-list'

interface BalanceFiguresProps {
  account: BillingAccount
  /** What is spent in an hour as it is now, after discount, before VAT; undefined while it is not known. */
  perHour: number | undefined
}

/** How long the balance lasts at what is spent now. */
function Lasts({ account, perHour }: { account: BillingAccount; perHour: number }) {
  const t = useScreenTexts('billing')
  const { site } = usePlatform()
  const money = useMoney()
  const words = useBalanceWords()
  if (knownBalance(account) === undefined) return null
  const lasts = accountLasts(account, perHour, site.config)
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

function BalanceFigures({ account, perHour }: BalanceFiguresProps) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const balance = knownBalance(account)
  const used = account.running_totals?.total_before_tax
  const { first, last, left } = monthOf(now())
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(first)
  const expected = used === undefined || perHour === undefined ? undefined : used + perHour * left
  return (
    <Figures
      figures={[
        {
          id: 'balance',
          label: t('balance'),
          main: true,
          value: <Amount value={balance} tone={balance !== undefined && balance < 0 ? 'error' : undefined} />,
        },
        { id: 'used', label: t('usedIn', { month }), value: <Amount value={used} /> },
        {
          id: 'expected',
          label: t('expectedBy', { day: formatUtcDay(last, locale) }),
          value: <Amount value={expected} />,
        },
      ]}
      note={perHour !== undefined && <Lasts account={account} perHour={perHour} />}
    />
  )
}

/** The figures with what everything the account pays for costs now, which all lists are read for. */
function ForecastFigures({ account }: { account: BillingAccount }) {
  const { site } = usePlatform()
  const { resource } = useDetail()
  const types = useMemo(() => enabledTypes(site).map(({ type }) => type), [site])
  const { lists } = useAllRecords(types)
  const perHour = spendingPerHour(lists, resource.type, account.id)
  return <BalanceFigures account={account} perHour={perHour && discounted(account, perHour)} />
}

/** Where the account stands: what it may not do, its balance, what the month has cost, and on what. */
export function BalanceSection({ id, title, account }: AccountProps) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const money = useMoney()
  const discount = account.running_totals?.discount_amount ?? 0
  const usage = useAccountList('usage')
  const groups = usageByKind(usageIn(usage.items))
  return (
    <>
      <AccountNotices account={account} />
      <section id={id} aria-label={title} className={styles.balance}>
        <Panel padded>
          <Suspense fallback={<BalanceFigures account={account} perHour={undefined} />}>
            <ForecastFigures account={account} />
          </Suspense>
          <UsageBar label={t('usedOn')} groups={groups} />
          <p className={styles.small}>
            {t('balanceNote')}{' '}
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
