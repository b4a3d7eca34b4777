import type { Work } from '../context'
import type { StoredRow } from '../store/records'
import { nextMonth } from './account-state'
import { closeMonth } from './close-month'
import { review } from './review'

/** Automatic changes of an account that are due: the end of a month, or a low balance. */
export function settleAccount(work: Work, account: StoredRow<'account'>): void {
  const isMonthEnd = work.now >= nextMonth(account.state.periodStart)
  review(work, isMonthEnd ? closeMonth(work, account) : account)
}
