import type { Work } from '../context'
import type { Kept } from '../store/records'
import { nextMonth } from './account-state'
import { closeMonth } from './close-month'
import { review } from './review'

/** What happens to an account by itself at an instant it planned: the end of a month, or a balance that fell. */
export function settleAccount(work: Work, account: Kept<'account'>): void {
  const isMonthEnd = work.now >= nextMonth(account.state.periodStart)
  review(work, isMonthEnd ? closeMonth(work, account) : account)
}
