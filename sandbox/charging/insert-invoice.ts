import type { Invoice } from '../entities'
import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import type { CreditKind } from './account-state'
import { moneyText, toAmount } from './currency'
import { type InvoiceContent, invoiceSums, toInvoice } from './invoice-document'
import { sendNotice } from './notice'

type Account = StoredRow<'account'>

/** Days a customer has to pay an invoice. */
const daysToPay = 14
const day = 24 * 60 * 60 * 1000

/** How an invoice was paid at once: the method that was charged and the payment's name at the processor. */
export interface PaidBy {
  readonly method: number | null
  readonly identifier: string | null
}

/** Payment terms of an invoice. Minor units. */
interface InvoiceTerms {
  /** Payment already made; null if it is unpaid or there is nothing to pay. */
  readonly paidBy: PaidBy | null
  /** Credit the account gets once the invoice is paid. */
  readonly creditWhenPaid: { readonly kind: CreditKind; readonly amount: number } | null
}

/** Stores an invoice. The returned account lists it as unpaid if there is something to pay. */
export function insertInvoice(
  work: Work,
  account: Account,
  content: InvoiceContent,
  terms: InvoiceTerms,
): { account: Account; invoice: StoredRow<'invoice'> } {
  const { records, ids, now, catalogue } = work
  const { currency } = catalogue
  const id = ids.number()
  const { total } = invoiceSums(content, account.document.vat_percentage ?? 0)
  const isUnpaid = total > 0 && terms.paidBy === null
  const dueAt = now + daysToPay * day
  const name = `${new Date(now).toISOString().slice(0, 7)}-${`${records.count('invoice', {}) + 1}`.padStart(4, '0')}`
  const invoice = records.insert('invoice', {
    location: '',
    owner: account.owner,
    account: account.document.id,
    key: `${id}`,
    parent: null,
    due: null,
    state: { total, creditWhenPaid: terms.creditWhenPaid },
    document: toInvoice(
      account,
      {
        id,
        name,
        status: isUnpaid ? 5 : 10,
        createdAt: now,
        dueAt: isUnpaid ? dueAt : null,
        transactions: terms.paidBy === null ? [] : [transaction(work, total, terms.paidBy, true)],
      },
      content,
      currency,
    ),
  })
  if (account.document.send_invoice_email === true && account.document.is_deleted === false)
    sendNotice(work, account, `Invoice ${name}`, `${content.type}, ${moneyText(total, currency)} with VAT`)
  if (!isUnpaid) return { account, invoice }
  const waiting = { id, total, dueAt, isDebt: content.type === 'cloud_services' }
  const unpaid = [...account.state.unpaid, waiting]
  return { account: { ...account, state: { ...account.state, unpaid } }, invoice }
}

/** A payment attempt as invoices list it. `total` in minor units. */
export function transaction(
  { ids, now, catalogue }: Work,
  total: number,
  { method, identifier }: PaidBy,
  isSuccess: boolean,
): NonNullable<Invoice['transaction_list']>[number] {
  return {
    id: ids.number(),
    amount: toAmount(total, catalogue.currency),
    created: Math.floor(now / 1000),
    identifier,
    is_success: isSuccess,
    payment_object_id: method,
  }
}
