import { spendingPerHour } from '../../engine/data/spending-per-hour'
import type { AllRecords } from '../../engine/data/use-all-records'
import { discounted, spentPerHour } from '../../platform/account/account-lasts'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'

/** What an account spends per hour, money before VAT; undefined while that is not known. */
export interface RunningCost {
  perHour: number | undefined
  /** By the average of the month, because what some of its records cost now is not known. */
  average: boolean
}

/** What an account spends: what its records cost now, or its average where lists do not answer. Nothing while they are read. */
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
