import { formatPercent } from '../../lib/quantity'
import { invoiceNumber } from '../../platform/account/invoice'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { LinkText } from '../../ui/typography/LinkText'
import { useAccountHref } from './use-account-href'
import type { BilledMonth } from './usage-month'

/** Note on the figures of a month: VAT is not included; links to the invoices. */
export function MonthNote({ month, account }: { month: BilledMonth; account: BillingAccount }) {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const money = useMoney()
  const hrefOf = useAccountHref()
  if (!month.running) {
    return (
      <>
        {t('withoutVat')}{' '}
        {month.invoices.map((invoice) => (
          <LinkText key={invoice.id} href={hrefOf('invoices', { invoice: String(invoice.id) })}>
            {t('invoiceOf', { number: invoiceNumber(invoice) ?? '' })}
          </LinkText>
        ))}
      </>
    )
  }
  const { total } = account.running_totals ?? {}
  const share = formatPercent(account.vat_percentage ?? 0, locale)
  return total === undefined ? t('withoutVat') : t('vatSoFar', { share, amount: money.format(total) })
}
