import { spendingPerHour } from '../../engine/data/spending-per-hour'
import type { AllRecords } from '../../engine/data/use-all-records'
import { discounted, spentPerHour } from '../../platform/account/account-forecast'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'

/** Hourly spending of an account before VAT; undefined while unknown. */
export interface RunningCost {
  perHour: number | undefined
  /** Estimated from the month's average, because the current cost of some records is unknown. */
  average: boolean
}

/** Spending of an account: current cost of its records, or the average if lists fail. Undefined while loading. */
export function useRunningCost({ lists, pending }: AllRecords): (account: BillingAccount) => RunningCost {
  const { now } = usePlatform()
  return (account) => {
    if (pending) return { perHour: undefined, average: false }
    const perHour = spendingPerHour(lists, 'billing_account', account.id)
    return perHour === undefined
      ? { perHour: spentPerHour(account, now()), average: true }
      : { perHour: discounted(account, perHour), average: false }
  }
}
