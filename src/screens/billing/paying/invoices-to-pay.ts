import { roundMoney } from '../../../lib/money'
import { invoiceStatus, type Invoice } from '../../../platform/account/invoice'

/** An invoice with an id; the running month's invoice has none. */
export type NumberedInvoice = Invoice & { readonly id: number }

const isUnpaid = (invoice: Invoice): invoice is NumberedInvoice =>
  invoice.status === invoiceStatus.unpaid && typeof invoice.id === 'number'

/** Unpaid invoices in the order the platform pays them: the oldest first. */
export function unpaidInvoices(invoices: readonly Invoice[]): NumberedInvoice[] {
  return invoices
    .filter(isUnpaid)
    .toSorted((one, other) => (one.created ?? 0) - (other.created ?? 0) || one.id - other.id)
}

/** Total of invoices, with VAT. */
export function sumOf(invoices: readonly Invoice[], currency: string): number {
  return roundMoney(
    invoices.reduce((sum, { totals }) => sum + totals.total, 0),
    currency,
  )
}

/** Invoices covered by `upTo`: those before the first that does not fit; all without a limit. */
export function payableInvoices(
  unpaid: readonly NumberedInvoice[],
  upTo: number | undefined,
  currency: string,
): NumberedInvoice[] {
  if (upTo === undefined) return [...unpaid]
  const end = unpaid.findIndex((_, index) => sumOf(unpaid.slice(0, index + 1), currency) > upTo)
  return unpaid.slice(0, end < 0 ? unpaid.length : end)
}
