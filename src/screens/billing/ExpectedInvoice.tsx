import { Suspense } from 'react'
import { formatUtcDay, formatUtcMonth } from '../../lib/format-date'
import { formatPercent } from '../../lib/quantity'
import { automaticTopUp } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { Panel } from '../../ui/layout/Panel'
import { Section } from '../../ui/layout/Section'
import { monthOf } from './account'
import { Amount } from './Amount'
import styles from './billing.module.css'
import { expectedMonth } from './expected-month'
import { Figures } from './Figures'
import { useSpending } from './use-spending'

function Expected({ account }: { account: BillingAccount }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { site, now } = usePlatform()
  const money = useMoney()
  const { perHour } = useSpending(account)
  const { first, last, left } = monthOf(now())
  const coming =
    perHour === undefined ? undefined : expectedMonth(account, perHour, left, site.config.siteCurrency)
  if (coming === undefined || perHour === undefined) return null
  const covered = coming.owed === 0
  const topUp = automaticTopUp(account, site.config)
  return (
    <Section title={t('expectedFor', { month: formatUtcMonth(first, locale) })}>
      <Panel padded>
        <Figures
          figures={[
            { id: 'lines', label: t('amountBeforeVat'), value: <Amount value={coming.expected} /> },
            {
              id: 'left',
              label: t('leftOn', { day: formatUtcDay(last, locale) }),
              value: <Amount value={coming.left} />,
            },
            { id: 'owed', label: t('toPay'), main: true, value: <Amount value={coming.owed} /> },
          ]}
        />
        <p className={styles.small}>
          {t('expectedAt', { rate: money.format(perHour * 24) })}{' '}
          {covered
            ? t('expectedCovered')
            : t('expectedOwed', {
                amount: money.format(-coming.left),
                share: formatPercent(account.vat_percentage ?? 0, locale),
              })}{' '}
          {topUp && coming.left < topUp.threshold && t('expectedTopUp')}
        </p>
      </Panel>
    </Section>
  )
}

/** Expected invoice of the running month at the current rate of spending. */
export function ExpectedInvoice({ account }: { account: BillingAccount }) {
  return (
    <Suspense>
      <Expected account={account} />
    </Suspense>
  )
}
