import { allKinds } from '../charging/priced/all'
import { closeMonth } from '../charging/close-month'
import { note } from '../charging/history'
import { insertInvoice } from '../charging/insert-invoice'
import { review } from '../charging/review'
import { creditOf, sumsAt } from '../charging/sums'
import type { Context } from '../context'
import { forbiddenFailure, serviceFailure } from '../failures'
import { epochSeconds } from '../format-time'
import type { Kind } from '../store/kinds'
import type { StoredRow } from '../store/records'
import { toAmount } from '../charging/currency'
import { findAccount } from './find-account'
import type { Handler } from './handler'

type Account = StoredRow<'account'>

/** Records that belong to an account and stay with it; everything else is a resource it pays for. */
const ownRecords: ReadonlySet<Kind> = new Set([
  'account',
  'history',
  'invoice',
  'card',
  'payment',
  'mail',
  'delegation',
  'impersonation',
  'token',
  'key',
])

/**
 * Closes an account without resources and debt: its month is invoiced, bought credit is given back, and granted credit is
 * lost.
 */
export const deleteBillingAccount: Handler<'deleteBillingAccount'> = (
  context,
  { billing_account_id: named },
) => {
  const { records, now } = context
  if (context.caller.account !== null) throw forbiddenFailure('You are not allowed to use this resource')
  const account = findAccount(context, named)
  assertDeletable(context, account)
  const settled = giveBack(context, closeMonth(context, account))
  for (const method of records.list('card', { owner: account.owner, account: account.document.id }))
    records.save({
      ...method,
      due: null,
      document: { ...method.document, is_deleted: true, is_primary: false },
    })
  const document = {
    ...settled.document,
    is_deleted: true,
    is_active: false,
    is_default: false,
    is_recurring_payment_enabled: false,
    deleted_at: epochSeconds(now),
  }
  review(context, { ...settled, document, state: { ...settled.state, promises: [] } })
  return { success: true }
}

function assertDeletable(context: Context, account: Account): void {
  const { records, charging, now, catalogue } = context
  const { id, is_default: isDefault } = account.document
  const where = { owner: account.owner, account: id }
  const hasResources = allKinds.some((kind) => !ownRecords.has(kind) && records.count(kind, where) > 0)
  if (hasResources || charging.meters.isCharged(id))
    throw serviceFailure('Billing account has resources', 409)
  const { balance } = sumsAt(account, now, catalogue.currency)
  if (balance < 0 || account.state.unpaid.some(({ isDebt }) => isDebt))
    throw serviceFailure('Billing account has unpaid invoices', 409)
  const others = records
    .list('account', { owner: account.owner })
    .filter(({ document }) => !document.is_deleted)
  if (isDefault && others.length > 1) throw serviceFailure('Default billing account cannot be deleted', 409)
}

/** Bought credit is given back with its VAT by a credit note; the rest lapses. */
function giveBack(context: Context, account: Account): Account {
  const { currency } = context.catalogue
  const bought = account.state.pots.find(({ kind }) => kind === 'bought')?.left ?? 0
  const lapsed = creditOf(account.state) - bought
  const entry = { reference: null, actingUser: context.caller.actingUser }
  if (lapsed > 0) note(context, account, { ...entry, amount: -lapsed, description: 'Unused credit lapsed' })
  const emptied = { ...account, state: { ...account.state, pots: [], unpaid: [] } }
  if (bought === 0) return emptied
  const line = {
    name: 'Credit note',
    details: 'Unused credit given back',
    quantity: 1,
    unit: '',
    price: toAmount(-bought, currency),
    amount: -bought,
    location: null,
  }
  const content = { type: 'credit_note' as const, lines: [line], discount: 0, used: [], period: null }
  const { account: noted, invoice } = insertInvoice(context, emptied, content, {
    paidBy: null,
    creditWhenPaid: null,
  })
  const reference = invoice.document.name ?? null
  note(context, noted, { ...entry, reference, amount: -bought, description: 'Unused credit given back' })
  return noted
}
