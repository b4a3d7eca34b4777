import type { CustomProps } from '../../engine/record/custom-context'
import type { BillingAccount } from '../../platform/account/use-billing-account'

/** Props of a section of an account's page. */
export interface AccountProps extends CustomProps {
  account: BillingAccount
}

/** A month in UTC. */
export interface Month {
  first: Date
  /** Its last day. */
  last: Date
  /** Hours until its end. */
  left: number
}

const millisecondsPerHour = 3_600_000

/**
 * The billing month (UTC) of a time.
 * @param now ms since 1970
 */
export function monthOf(now: number): Month {
  const today = new Date(now)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const next = Date.UTC(year, month + 1, 1)
  return {
    first: new Date(Date.UTC(year, month, 1)),
    last: new Date(next - 1),
    left: (next - now) / millisecondsPerHour,
  }
}
