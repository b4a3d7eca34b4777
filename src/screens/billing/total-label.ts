import { invoiceStatus, type Invoice } from '../../platform/account/invoice'

const hasVat = ({ vat_percentage: share, totals }: Invoice): boolean =>
  (share ?? 0) > 0 || totals.vat_tax !== 0

/** Text key of the total of invoices: "to pay" while one is not paid, otherwise the total, with VAT if any has it. */
export function totalLabel(invoices: readonly Invoice[]): 'toPay' | 'totalWithVat' | 'total' {
  if (!invoices.every(({ status }) => status === invoiceStatus.paid)) return 'toPay'
  return invoices.some(hasVat) ? 'totalWithVat' : 'total'
}
