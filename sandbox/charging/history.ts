import { epochSeconds } from '../format-time'
import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import { toAmount } from './currency'

/** A change of credit in minor units; negative for deductions. */
interface Entry {
  readonly amount: number
  readonly description: string
  readonly reference: string | null
  /** User who did it; null for the platform. */
  readonly actingUser: number | null
}

/** Notes a change of an account's credit. The entries of an account always add up to its credit. */
export function note(work: Work, account: StoredRow<'account'>, entry: Entry): void {
  const id = work.ids.number()
  work.records.insert('history', {
    location: '',
    owner: account.owner,
    account: account.document.id,
    key: `${id}`,
    parent: null,
    due: null,
    state: null,
    document: {
      id,
      billing_account_id: account.document.id,
      amount: toAmount(entry.amount, work.catalogue.currency),
      created: epochSeconds(work.now),
      description: entry.description,
      reference: entry.reference,
      acting_user_id: entry.actingUser,
    },
  })
}
