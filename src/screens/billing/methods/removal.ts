import type { BillingAccount } from '../../../platform/account/use-billing-account'
import type { Card } from '../payment-method'

/** Whether automatic top-up charges a method: the primary one, while it is switched on. */
export function isToppedUpFrom(
  { is_recurring_payment_enabled: automatic }: Pick<BillingAccount, 'is_recurring_payment_enabled'>,
  { is_primary: isPrimary }: Pick<Card, 'is_primary'>,
): boolean {
  return automatic === true && isPrimary
}
