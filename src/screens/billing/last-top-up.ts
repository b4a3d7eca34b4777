import type { Invoice } from '../../platform/account/invoice'
import type { HistoryEntry } from './history'

/** An automatic top-up. */
export interface AutomaticRun {
  entry: HistoryEntry
  invoice: Invoice
}

/**
 * The last automatic top-up of an account: the newest entry of the balance history that belongs to a top-up invoice and has
 * no acting user. Failed attempts leave no entry. Undefined without one.
 */
export function lastAutomaticRun(
  entries: readonly HistoryEntry[],
  invoices: readonly Invoice[],
): AutomaticRun | undefined {
  return entries
    .filter(({ amount, acting_user_id: by }) => amount > 0 && (by === null || by === undefined))
    .toSorted((one, other) => other.created - one.created || other.id - one.id)
    .flatMap((entry) => {
      const invoice = invoices.find(
        ({ type, name }) => type === 'credit_topup' && name != null && name === entry.reference,
      )
      return invoice ? [{ entry, invoice }] : []
    })[0]
}
