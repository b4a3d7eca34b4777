import type { Work } from '../context'
import { epochSeconds } from '../format-time'
import type { StoredRow } from '../store/records'

const approvalTakes = 24 * 60 * 60 * 1000
/** Expiry of the invoice payment method (platform facts section 13). */
export const endOf2099 = Date.UTC(2099, 11, 31, 23, 59, 59)

/**
 * Applies for payment by invoice. The provider reviews the method for a day and then verifies it. A second application
 * changes nothing.
 */
export function applyForInvoice(work: Work, account: StoredRow<'account'>): StoredRow<'card'> {
  const { records, ids, now } = work
  const { id } = account.document
  const present = records
    .list('card', { owner: account.owner, account: id })
    .find(({ document, state }) => state.keyword === 'invoice' && document.is_deleted !== true)
  if (present) return present
  const method = ids.number()
  return records.insert('card', {
    ...{ location: '', owner: account.owner, account: id, key: `${method}`, parent: null },
    due: now + approvalTakes,
    state: { keyword: 'invoice', behaviour: 'good', asksHolder: false },
    document: {
      id: method,
      billing_account_id: id,
      billing_account_processor_identifier_id: null,
      processor: { id: 4, is_active: true, keyword: 'invoice' },
      identifier: 'N/A',
      is_primary: false,
      is_verified: false,
      is_verification_pending: true,
      is_deleted: false,
      created: epochSeconds(now),
      valid_thru: epochSeconds(endOf2099),
      additional_data: JSON.stringify({ type: 'invoice' }),
    },
  })
}

/** The provider approves: the account pays by invoice, and may have debt if the deployment allows it. */
export function approveInvoice({ records, charging, catalogue }: Work, method: StoredRow<'card'>): void {
  const document = { ...method.document, is_verified: true, is_verification_pending: false }
  records.save({ ...method, due: null, document })
  const account = records.find('account', { key: `${method.account ?? ''}` })
  if (!account) return
  const mayOwe = catalogue.site.allowDebt === true
  records.save({ ...account, document: { ...account.document, paying_by_invoice: true, allow_debt: mayOwe } })
  charging.touch(account.document.id)
}
