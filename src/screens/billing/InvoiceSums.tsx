import { roundMoney } from '../../lib/money'
import { amountOf, type Invoice } from '../../platform/account/invoice'
import { useScreenTexts } from '../../platform/i18n/use-texts'
import { useMoney } from '../../platform/money/use-money'
import { usePlatform } from '../../platform/platform'
import styles from './billing.module.css'
import { sumOf, unpaidInvoices } from './paying/invoices-to-pay'

/** Total of the listed invoices and its unpaid part. All invoices of a site are in its currency. */
export function InvoiceSums({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const t = useScreenTexts('billing')
  const money = useMoney()
  const { site } = usePlatform()
  const { siteCurrency: currency } = site.config
  const sum = roundMoney(
    invoices.reduce((all, invoice) => all + amountOf(invoice), 0),
    currency,
  )
  const unpaid = unpaidInvoices(invoices)
  return (
    <p className={styles.small}>
      {t('invoiceSum', { count: invoices.length, amount: money.format(sum), currency })}{' '}
      {unpaid.length > 0 &&
        t('invoiceSumUnpaid', { count: unpaid.length, amount: money.format(sumOf(unpaid, currency)) })}
    </p>
  )
}
