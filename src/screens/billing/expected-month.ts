import { roundMoney, withVat } from '../../lib/money'
import { accountBalance, type BillingAccount } from '../../platform/account/use-billing-account'

/** Forecast of the running month at the current rate of spending. Amounts are before VAT unless noted. */
export interface ExpectedMonth {
  /** Used until now, after discount. */
  used: number
  /** Used until the end of the month. */
  expected: number
  /** Balance at the end of the month; negative if it does not cover the month. */
  left: number
  /** Amount of the invoice, with VAT: the part the balance does not cover. */
  owed: number
}

/**
 * Forecast of an account's running month; undefined while its usage is unknown.
 * @param perHour spending after discount
 * @param hours until the month ends
 */
export function expectedMonth(
  account: BillingAccount,
  perHour: number,
  hours: number,
  currency: string,
): ExpectedMonth | undefined {
  const used = account.running_totals?.total_before_tax
  if (used === undefined) return undefined
  const more = perHour * hours
  const left = roundMoney(accountBalance(account) - more, currency)
  const owed = left < 0 ? roundMoney(withVat(-left, account.vat_percentage ?? 0), currency) : 0
  return { used, expected: roundMoney(used + more, currency), left, owed }
}
