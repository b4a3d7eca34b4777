import { formatUtcDay, formatUtcDays, formatUtcMonth } from '../../lib/format-date'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { instantOf, invoiceNumber, periodOf, type Invoice } from '../../platform/account/invoice'

/** Texts about an invoice. Days are in UTC. */
export interface InvoiceWords {
  /** Its number, or "Current". */
  number: (invoice: Invoice) => string
  /** "Cloud services", "Top-up"; unknown kinds unchanged. */
  kind: (invoice: Invoice) => string
  /** Period, "October 2026" or "1–21 Nov 2026", otherwise the invoice date. Empty if unknown. */
  period: (invoice: Invoice) => string
  /** A day with year; empty without a value. */
  day: (seconds: number | null | undefined) => string
}

/** Texts about invoices. */
export function useInvoiceWords(): InvoiceWords {
  const t = useScreenTexts('billing')
  const { locale } = useTexts()
  const { now } = usePlatform()
  const day = (seconds: number | null | undefined): string => {
    const date = instantOf(seconds)
    return date ? formatUtcDay(date, locale) : ''
  }
  return {
    number: (invoice) => invoiceNumber(invoice) ?? t('current'),
    kind: ({ type }) =>
      type === 'cloud_services' || type === 'credit_topup' || type === 'credit_note'
        ? t(`kinds.${type}`)
        : String(type),
    period: (invoice) => {
      const period = periodOf(invoice, now())
      if (!period) return day(invoice.created)
      return period.month
        ? formatUtcMonth(period.first, locale)
        : formatUtcDays(period.first, period.last, locale)
    },
    day,
  }
}
