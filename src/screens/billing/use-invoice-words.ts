import { formatUtcDay, formatUtcDays, formatUtcMonth } from '../../lib/format-date'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { instantOf, invoiceNumber, periodOf, type Invoice } from './invoice'

/** What is said of an invoice. Its days are those of UTC, by which it was made. */
export interface InvoiceWords {
  /** Its number; "Current" for that of the running month. */
  number: (invoice: Invoice) => string
  /** "Cloud services", "Top-up"; an unknown kind as the platform calls it. */
  kind: (invoice: Invoice) => string
  /** What it covers, "October 2026" or "1–21 Nov 2026"; the day it was made where it covers no days. Empty when unknown. */
  period: (invoice: Invoice) => string
  /** A day with its year; empty where there is none. */
  day: (seconds: number | null | undefined) => string
}

/** Writes what is said of invoices. */
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
