import type { CustomProps } from '../../engine/record/custom-context'
import type { BillingAccount } from '../../platform/account/use-billing-account'

/** What a part of the page of an account gets. */
export interface AccountProps extends CustomProps {
  account: BillingAccount
}

/** What an account may no longer do, the gravest reason only. */
export type Restriction = 'suspended' | 'pending' | 'terminated' | 'frozen' | 'limited'

/** Why an account is restricted; undefined where it is not. */
export function restrictionOf({ status, restriction_level: level }: BillingAccount): Restriction | undefined {
  if (level === 'TERMINATED') return 'terminated'
  if (status === 'SUSPENDED') return 'suspended'
  if (level === 'FROZEN') return 'frozen'
  if (status === 'PENDING_VALIDATION') return 'pending'
  return level === 'LIMITED' ? 'limited' : undefined
}

/** The month of a time, in UTC. */
export interface Month {
  first: Date
  /** Its last day. */
  last: Date
  /** Hours until it ends. */
  left: number
}

const millisecondsPerHour = 3_600_000

/**
 * The month of a time, in UTC, by which accounts are charged.
 *
 * @param now Milliseconds of the epoch
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
