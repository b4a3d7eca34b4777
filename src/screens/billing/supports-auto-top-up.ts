import { topsUpByItself } from '../../platform/account/takes-payments'
import type { BillingAccount } from '../../platform/account/use-billing-account'
import type { Site } from '../../platform/site/site'
import { methodDetails, type Card } from './payment-method'

type WithConfig = Pick<Site, 'config'>

/**
 * Whether a method can be charged without its holder, by its processor (requirement PAYMENT-38). True for a method
 * without a processor, until the platform refuses it.
 */
export function supportsAutoTopUp(card: Card, { config }: WithConfig): boolean {
  const keyword = card.processor?.keyword ?? (methodDetails(card).type === 'invoice' ? 'invoice' : undefined)
  if (keyword === undefined) return true
  const processor = config.paymentProcessors?.find((each) => each.keyword === keyword)
  return processor?.supports_auto_topup === true
}

/** Whether automatic top-up charges a method: site and account have it on, the method is primary and supports it. */
export function isToppedUpFrom(
  { is_recurring_payment_enabled: automatic }: Pick<BillingAccount, 'is_recurring_payment_enabled'>,
  card: Card,
  site: WithConfig,
): boolean {
  return topsUpByItself(site.config) && automatic === true && card.is_primary && supportsAutoTopUp(card, site)
}
