import { moneyText, toAmount } from '../charging/currency'
import { insertInvoice } from '../charging/insert-invoice'
import { payInvoice } from '../charging/pay-invoice'
import { chargeable, methodsOf } from '../charging/payment-method'
import { review } from '../charging/review'
import { sendNotice } from '../charging/notice'
import { topUpContent, topUpPrice } from '../charging/top-up'
import type { Context } from '../context'
import { serviceFailure } from '../failures'
import type { StoredRow } from '../store/records'
import { positiveAmount, topUpAmount } from './amount'
import { findAccount } from './find-account'
import { assertMayPay } from '../machines/billing-account'
import { findInvoice } from './find-invoice'
import type { HandlersOf } from './handler'

/** Payment of invoices by the primary method, and requests for a top-up invoice. */
export const invoicePaymentHandlers: HandlersOf<
  'payInvoice' | 'payAmount' | 'payAllInvoices' | 'requestTopupInvoice'
> = {
  /** A refused charge is answered with `success: false`, so that the attempt stays on the invoice. */
  payInvoice: (context, { invoice_id: id }) => {
    const invoice = findInvoice(context, id)
    if (invoice.document.status !== 5) throw serviceFailure('Invoice is paid already', 400)
    const account = findAccount(context, invoice.account ?? undefined)
    const paid = payInvoice(context, account, invoice, methodFor(context, account), context.caller.actingUser)
    review(context, paid.account)
    return paid.problem === undefined
      ? { success: true, message: `Invoice ${invoice.document.name} was paid` }
      : { success: false, message: paid.problem }
  },

  payAmount: (context, { billing_account_id: named, amount }) => {
    const account = findAccount(context, named)
    const most = positiveAmount(context, 'amount', amount)
    const answer = payOldest(context, account, most)
    const left = toAmount(most - answer.used, context.catalogue.currency)
    return { ...answer.report, amount_left: left }
  },

  payAllInvoices: (context, { billing_account_id: named }) =>
    payOldest(context, findAccount(context, named), Infinity).report,

  /** The invoice is sent whether or not the account gets its other invoices by e-mail. */
  requestTopupInvoice: (context, { billing_account_id: named, amount }) => {
    const account = findAccount(context, named)
    assertMayPay(account.document)
    const { currency } = context.catalogue
    const price = topUpPrice(topUpAmount(context, amount), account, undefined, currency)
    const creditWhenPaid = { kind: 'bought' as const, amount: price.amount }
    const content = topUpContent(price, currency, 'Invoice')
    const made = insertInvoice(context, account, content, { paidBy: null, creditWhenPaid })
    if (account.document.send_invoice_email !== true)
      sendNotice(context, account, `Invoice ${made.invoice.document.name}`, moneyText(price.total, currency))
    review(context, made.account)
    return { success: true }
  },
}

/** @throws ApiFailure 400 when no method can be charged */
function methodFor(context: Context, account: StoredRow<'account'>): StoredRow<'card'> {
  const method = chargeable(methodsOf(context, account))
  if (!method) throw serviceFailure('Verified payment method is missing', 400)
  return method
}

/** Pays unpaid invoices, the oldest first, while they fit into `most` minor units; stops at the first refusal. */
function payOldest(context: Context, account: StoredRow<'account'>, most: number) {
  const method = methodFor(context, account)
  const paid: number[] = []
  let present = account
  let used = 0
  let problem: string | undefined
  for (const { id, total } of account.state.unpaid) {
    if (problem !== undefined || used + total > most) break
    const attempt = payInvoice(context, present, findInvoice(context, id), method, context.caller.actingUser)
    present = attempt.account
    problem = attempt.problem
    if (problem !== undefined) break
    paid.push(id)
    used += total
  }
  review(context, present)
  const report = {
    success: paid.length > 0 && problem === undefined,
    message: paid.length === 0 && problem === undefined ? 'No invoice could be paid' : null,
    amount_used: toAmount(used, context.catalogue.currency),
    error_log: problem ?? null,
    paid_invoices: paid,
  }
  return { report, used }
}
