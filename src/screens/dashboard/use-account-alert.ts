import { spentPerHour } from '../../platform/account/account-forecast'
import { useBillingAccounts, type BillingAccount } from '../../platform/account/use-billing-account'
import { usePlatform } from '../../platform/platform'
import { accountAlert, type Cause } from './account-causes'
import type { RunningCost } from './use-running-cost'

/** A problem of the account in use, shown above every page. */
export interface AccountAlert {
  readonly account: BillingAccount
  readonly cause: Cause
  /** Spending by the average of the month, because no page reads every record. */
  readonly cost: RunningCost
}

/** The gravest problem of the account in use; undefined without one and while accounts are unknown. */
export function useAccountAlert(): AccountAlert | undefined {
  const { site, now } = usePlatform()
  const { current } = useBillingAccounts()
  if (!current) return undefined
  const perHour = spentPerHour(current, now())
  const cause = accountAlert(current, perHour, site.config)
  return cause && { account: current, cause, cost: { perHour, average: true } }
}
