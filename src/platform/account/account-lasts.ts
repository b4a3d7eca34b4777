import { balanceLasts, type BalanceLasts } from '../../lib/balance-lasts'
import type { SiteConfig } from '../site/site'
import { accountBalance, type BillingAccount } from './use-billing-account'

const millisecondsPerHour = 3_600_000

/**
 * What an account has spent per hour on average, before VAT: the use of the running month (UTC) by the hours it has lasted.
 * Undefined in its first hour, which tells too little, and where the account does not tell its use.
 *
 * @param now Milliseconds of the epoch
 */
export function spentPerHour(
  { running_totals: totals }: Pick<BillingAccount, 'running_totals'>,
  now: number,
): number | undefined {
  const today = new Date(now)
  const begin = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)
  const hours = (now - begin) / millisecondsPerHour
  const used = totals?.total_before_tax
  return hours < 1 || used === undefined ? undefined : used / hours
}

/** A cost by the price list as the account is charged for it: less its discount. */
export function discounted({ discount_percentage: percent }: BillingAccount, cost: number): number {
  return cost * (1 - (percent ?? 0) / 100)
}

/** When an account tops up by itself and by how much; undefined where it does not, or has nothing to pay with. */
export function automaticTopUp(
  account: BillingAccount,
  { recurringPaymentsEnabled }: Pick<SiteConfig, 'recurringPaymentsEnabled'>,
): { threshold: number; amount: number } | undefined {
  if (recurringPaymentsEnabled !== true || account.is_recurring_payment_enabled !== true) return undefined
  if (account.can_pay === false) return undefined
  const { recurring_payment_threshold: threshold, recurring_payment_amount: amount } = account
  return { threshold: threshold ?? 0, amount: amount ?? 0 }
}

/** How long the balance of an account lasts at `perHour`, money before VAT in the site's currency. */
export function accountLasts(
  account: BillingAccount,
  perHour: number,
  config: Pick<SiteConfig, 'recurringPaymentsEnabled' | 'allowDebt'>,
): BalanceLasts {
  return balanceLasts({
    balance: accountBalance(account),
    perHour,
    topUp: automaticTopUp(account, config),
    mayOwe: config.allowDebt === true && account.allow_debt === true,
  })
}
