import { runningMonth } from '../charging/close-month'
import { toInvoice } from '../charging/invoice-document'
import type { Context } from '../context'
import type { Invoice } from '../entities'
import { FileBody } from '../http/answer'
import { invoicePdf } from '../pdf/invoice-pdf'
import type { StoredRow } from '../store/records'
import { findAccountEver } from './find-account'
import { findInvoice } from './find-invoice'
import type { HandlersOf } from './handler'
import { invoicePaymentHandlers } from './pay-invoice'

/** Invoices, their documents, and paying them. */
export const invoiceHandlers: HandlersOf<
  | 'listInvoices'
  | 'getInvoice'
  | 'getInvoicePdf'
  | 'payInvoice'
  | 'payAmount'
  | 'payAllInvoices'
  | 'requestTopupInvoice'
> = {
  listInvoices: (context, { billing_account_id: named }) => {
    const account = findAccountEver(context, named)
    const finished = context.records
      .list('invoice', { owner: account.owner, account: account.document.id })
      .map(({ document }) => document)
      .reverse()
    return account.document.is_deleted ? finished : [currentInvoice(context, account), ...finished]
  },

  getInvoice: (context, { invoice_id: id, billing_account_id: named }) =>
    id === 'current'
      ? currentInvoice(context, findAccountEver(context, named))
      : findInvoice(context, Number(id)).document,

  getInvoicePdf: (context, { invoice_id: id }) => {
    const { document } = findInvoice(context, id)
    const { site, currency } = context.catalogue
    const pdf = invoicePdf(document, site.siteName ?? '', currency)
    return new FileBody(pdf, `${document.name ?? document.id}.pdf`)
  },

  ...invoicePaymentHandlers,
}

function currentInvoice(context: Context, account: StoredRow<'account'>): Invoice {
  const heading = {
    id: 'current' as const,
    name: null,
    status: 0 as const,
    createdAt: null,
    dueAt: null,
    transactions: [],
  }
  return toInvoice(account, heading, runningMonth(context, account), context.catalogue.currency)
}
