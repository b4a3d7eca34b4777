import { instantOf, invoiceStatus, type Invoice } from '../../platform/account/invoice'
import { roundMoney } from '../../lib/money'
import { lineKind } from './usage-month'
import type { InvoiceLine } from '../../platform/account/invoice'
import { usageKinds, type UsageKind } from './usage'

/** Invoice states of the filter. */
export type InvoiceStateName = keyof typeof invoiceStatus

/** Year (UTC) of an invoice: of its period, else of its date; undefined without both. */
export function yearOf({ period_start: start, created }: Invoice): string | undefined {
  return instantOf(start ?? created)
    ?.getUTCFullYear()
    .toString()
}

/** Filter of invoices. */
export interface InvoiceFilter {
  kind?: string | undefined
  year?: string | undefined
  state?: InvoiceStateName | undefined
}

/** Invoices that pass a filter. */
export function wantedInvoices(
  invoices: readonly Invoice[],
  { kind, year, state }: InvoiceFilter,
): Invoice[] {
  return invoices.filter(
    (invoice) =>
      (kind === undefined || invoice.type === kind) &&
      (year === undefined || yearOf(invoice) === year) &&
      (state === undefined || invoice.status === invoiceStatus[state]),
  )
}

/** Years of invoices, newest first. */
export function yearsOf(invoices: readonly Invoice[]): string[] {
  return [...new Set(invoices.flatMap((invoice) => yearOf(invoice) ?? []))].toSorted().toReversed()
}

/** Lines of one kind with their sum. */
export interface LinesOfKind {
  kind: UsageKind
  lines: InvoiceLine[]
  amount: number
}

/** Lines by kind, in order of kinds; their sums add up to the total of all lines. */
export function linesByKind(lines: readonly InvoiceLine[], currency: string): LinesOfKind[] {
  return usageKinds
    .map((kind) => {
      const own = lines.filter((line) => lineKind(line, []) === kind)
      const amount = own.reduce((sum, line) => sum + line.amount, 0)
      return { kind, lines: own, amount: roundMoney(amount, currency) }
    })
    .filter((group) => group.lines.length > 0)
}
