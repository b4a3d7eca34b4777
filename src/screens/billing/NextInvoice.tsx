import { formatUtcDay } from '../../lib/format-date'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import { LinkText } from '../../ui/typography/LinkText'
import { monthOf } from './account'
import styles from './billing.module.css'
import type { ExpectedMonth } from './expected-month'
import { useAccountHref } from './use-account-href'

/** Day of the next invoice and its expected amount. */
export function NextInvoice({ coming }: { coming: ExpectedMonth }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const money = useMoney()
  const hrefOf = useAccountHref()
  const day = formatUtcDay(new Date(monthOf(now()).last.getTime() + 1), locale)
  const amount = money.format(coming.expected)
  return (
    <p className={styles.small}>
      {coming.owed > 0
        ? t('nextOwed', { day, amount, owed: money.format(coming.owed) })
        : t('nextCovered', { day, amount })}{' '}
      <LinkText href={hrefOf('invoices', { invoice: 'current' })}>{t('currentInvoice')}</LinkText>
    </p>
  )
}
