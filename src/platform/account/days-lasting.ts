import type { BillingAccount } from './use-billing-account'

const hoursPerDay = 24
const millisecondsPerHour = 3_600_000

/** Whole days a balance lasts at a cost per hour, both in one currency; undefined when nothing is spent. */
export function daysLasting(balance: number, perHour: number): number | undefined {
  return perHour > 0 ? Math.floor(balance / (perHour * hoursPerDay)) : undefined
}

/**
 * What an account spends per hour before VAT: the use of the running month (UTC) by the hours it has lasted. Nothing in its
 * first hour, which tells too little.
 *
 * @param now Milliseconds of the epoch
 */
export function spentPerHour(
  { running_totals: totals }: Pick<BillingAccount, 'running_totals'>,
  now: number,
): number {
  const today = new Date(now)
  const begin = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)
  const hours = (now - begin) / millisecondsPerHour
  return hours < 1 ? 0 : (totals?.total_before_tax ?? 0) / hours
}
