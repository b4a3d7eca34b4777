import { invoiceStatus, type Invoice } from '../../platform/account/invoice'

const hasVat = ({ vat_percentage: share, totals }: Invoice): boolean =>
  (share ?? 0) > 0 || totals.vat_tax !== 0

/** Text of what invoices come to: to pay while one of them is not settled, afterwards their total, with VAT where they have it. */
export function totalLabel(invoices: readonly Invoice[]): 'toPay' | 'totalWithVat' | 'total' {
  if (!invoices.every(({ status }) => status === invoiceStatus.paid)) return 'toPay'
  return invoices.some(hasVat) ? 'totalWithVat' : 'total'
}
