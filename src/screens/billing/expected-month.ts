import { roundMoney, withVat } from '../../lib/money'
import { accountBalance, type BillingAccount } from '../../platform/account/use-billing-account'

/** What the running month comes to if spending goes on as it is. Amounts are before VAT unless said otherwise. */
export interface ExpectedMonth {
  /** Used until now, after discount. */
  used: number
  /** Used until the end of the month. */
  expected: number
  /** Balance at the end of the month; negative if it does not cover the month. */
  left: number
  /** What the invoice asks for, with VAT: what the balance does not cover. */
  owed: number
}

/**
 * The running month of an account; undefined while what it has used is unknown.
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
