import { accountLasts } from '../../platform/account/account-lasts'
import {
  accountBalance,
  isAccountLimited,
  type BillingAccount,
} from '../../platform/account/use-billing-account'
import type { SiteConfig } from '../../platform/site/site'

/** What is the matter with a billing account. */
export const causes = [
  'suspended',
  'ended',
  'frozen',
  'pending',
  'owes',
  'unpaid',
  'empty',
  'low',
  'limited',
] as const
export type Cause = (typeof causes)[number]

/** Hours a balance lasts below which it is said. */
const lowBalance = 14 * 24

function closedBy({ status, restriction_level: level }: BillingAccount): Cause | undefined {
  if (level === 'TERMINATED') return 'ended'
  if (status === 'SUSPENDED') return 'suspended'
  if (level === 'FROZEN') return 'frozen'
  return status === 'PENDING_VALIDATION' ? 'pending' : undefined
}

/**
 * What is the matter with an account, each cause once: what closes it says the rest, and a limit is named only where
 * nothing more pressing is. What automatic top-up or a permitted debt covers is nothing.
 *
 * @param perHour what it spends, money before VAT; undefined while that is not known
 */
export function accountCauses(
  account: BillingAccount,
  perHour: number | undefined,
  config: Pick<SiteConfig, 'recurringPaymentsEnabled' | 'allowDebt'>,
): readonly Cause[] {
  const closed = closedBy(account)
  if (closed) return [closed]
  const { hours, covered, empty } = accountLasts(account, perHour ?? 0, config)
  if (accountBalance(account) < 0 && covered === undefined) return ['owes']
  const isLow = covered === undefined && hours !== undefined && hours < lowBalance
  const found: Cause[] = [
    ...((account.unpaid_amount ?? 0) > 0 ? (['unpaid'] as const) : []),
    ...(isLow ? ([empty ? 'empty' : 'low'] as const) : []),
  ]
  return found.length === 0 && isAccountLimited(account) ? ['limited'] : found
}
