import { forecastBalance, type BalanceForecast } from '../../lib/balance-forecast'
import type { SiteConfig } from '../site/site'
import { topsUpByItself, type AutomaticConfig } from './takes-payments'
import { accountBalance, type BillingAccount } from './use-billing-account'

const millisecondsPerHour = 3_600_000

/**
 * Average spending per hour before VAT: usage of the current month (UTC) divided by its elapsed hours. Undefined in the
 * first hour, which is too short, and without usage data.
 * @param now ms since 1970
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

/** A list price less the account's discount. */
export function discounted({ discount_percentage: percent }: BillingAccount, cost: number): number {
  return cost * (1 - (percent ?? 0) / 100)
}

/** Threshold and amount of an account's automatic top-up; undefined if disabled or without a payment method. */
export function automaticTopUp(
  account: BillingAccount,
  config: AutomaticConfig,
): { threshold: number; amount: number } | undefined {
  if (!topsUpByItself(config) || account.is_recurring_payment_enabled !== true) return undefined
  if (account.can_pay === false) return undefined
  const { recurring_payment_threshold: threshold, recurring_payment_amount: amount } = account
  return { threshold: threshold ?? 0, amount: amount ?? 0 }
}

/** How long an account's balance lasts at `perHour`, before VAT, in the site's currency. */
export function forecastAccount(
  account: BillingAccount,
  perHour: number,
  config: AutomaticConfig & Pick<SiteConfig, 'allowDebt'>,
): BalanceForecast {
  return forecastBalance({
    balance: accountBalance(account),
    perHour,
    topUp: automaticTopUp(account, config),
    mayOwe: config.allowDebt === true && account.allow_debt === true,
  })
}
