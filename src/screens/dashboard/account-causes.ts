import { forecastAccount } from '../../platform/account/account-forecast'
import { restrictionLooks, restrictionOf } from '../../platform/account/restriction'
import type { AutomaticConfig } from '../../platform/account/takes-payments'
import { accountBalance, type BillingAccount } from '../../platform/account/use-billing-account'
import type { IconName } from '../../lib/icon-names'
import type { SiteConfig } from '../../platform/site/site'

/** Problems of a billing account. */
export const causes = [
  'suspended',
  'terminated',
  'frozen',
  'pending',
  'owes',
  'unpaid',
  'empty',
  'low',
  'limited',
] as const
export type Cause = (typeof causes)[number]

/** Tone and icon of each problem. */
export const causeLooks: Readonly<Record<Cause, { tone: 'error' | 'warning' | 'info'; icon: IconName }>> = {
  ...restrictionLooks,
  owes: { tone: 'error', icon: 'wallet' },
  unpaid: { tone: 'error', icon: 'receipt-text' },
  empty: { tone: 'error', icon: 'wallet' },
  low: { tone: 'warning', icon: 'wallet' },
}

/** Hours below which a balance is reported as low. */
const lowBalance = 14 * 24

/** Hours below which a low balance is reported on every page. */
const urgentBalance = 3 * 24

/**
 * Problems of an account, most severe only: a closed account implies the others, a limit is reported only alone. A
 * balance covered by automatic top-up or permitted debt is no problem.
 * @param perHour spending before VAT; undefined while unknown
 */
export function accountCauses(
  account: BillingAccount,
  perHour: number | undefined,
  config: AutomaticConfig & Pick<SiteConfig, 'allowDebt'>,
): readonly Cause[] {
  const restriction = restrictionOf(account)
  if (restriction && restriction !== 'limited') return [restriction]
  const { hours, covered, empty } = forecastAccount(account, perHour ?? 0, config)
  if (accountBalance(account) < 0 && covered === undefined) return ['owes']
  const isLow = covered === undefined && hours !== undefined && hours < lowBalance
  const found: Cause[] = [
    ...((account.unpaid_amount ?? 0) > 0 ? (['unpaid'] as const) : []),
    ...(isLow ? ([empty ? 'empty' : 'low'] as const) : []),
  ]
  return found.length === 0 && restriction ? ['limited'] : found
}

/**
 * The gravest problem of an account that is shown above every page: the account is closed or limited, or its balance is
 * used up within three days. Unpaid invoices alone are not.
 * @param perHour spending before VAT; undefined while unknown
 */
export function accountAlert(
  account: BillingAccount,
  perHour: number | undefined,
  config: AutomaticConfig & Pick<SiteConfig, 'allowDebt'>,
): Cause | undefined {
  const { hours = Infinity } = forecastAccount(account, perHour ?? 0, config)
  return accountCauses(account, perHour, config).find(
    (cause) => cause !== 'unpaid' && (cause !== 'low' || hours < urgentBalance),
  )
}
