import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import { transaction } from './insert-invoice'
import { charge } from './payment-method'
import { addBought, grant } from './top-up'

type Account = StoredRow<'account'>

/**
 * Charges `method` for an unpaid invoice. The attempt is added to the invoice either way; if it succeeds, the credit of
 * the invoice is added. The caller stores the returned account.
 */
export function payInvoice(
  work: Work,
  account: Account,
  invoice: StoredRow<'invoice'>,
  method: StoredRow<'card'>,
  actingUser: number,
): { account: Account; problem: string | undefined } {
  const problem = charge(method, work.now)
  const paidBy = { method: method.document.id, identifier: `ch_${work.ids.number()}` }
  const attempt = transaction(work, invoice.state.total, paidBy, problem === undefined)
  const document = {
    ...invoice.document,
    status: problem === undefined ? (10 as const) : invoice.document.status,
    transaction_list: [...(invoice.document.transaction_list ?? []), attempt],
  }
  work.records.save({ ...invoice, document })
  return { account: problem === undefined ? paid(work, account, invoice, actingUser) : account, problem }
}

/** The account after an invoice was paid. */
function paid(work: Work, account: Account, invoice: StoredRow<'invoice'>, actingUser: number): Account {
  const { id, name, type } = invoice.document
  const unpaid = account.state.unpaid.filter((waiting) => waiting.id !== id)
  const settled = { ...account, state: { ...account.state, unpaid } }
  const { creditWhenPaid } = invoice.state
  if (!creditWhenPaid) return settled
  const reference = name ?? null
  if (type === 'credit_topup')
    return addBought(work, settled, creditWhenPaid.amount, {
      description: 'Top-up, invoice',
      reference,
      actingUser,
    })
  const reason = { description: `Payment of invoice ${name}`, reference, actingUser }
  return grant(work, settled, creditWhenPaid.kind, creditWhenPaid.amount, reason)
}
