import type { Site } from '../../platform/site/site'
import { methodDetails, type Card } from './payment-method'

/**
 * Whether a method can be charged without its holder: its processor says so (requirement PAYMENT-38). One whose
 * processor is not known can, until the platform refuses it.
 */
export function supportsAutoTopUp(card: Card, { config }: Pick<Site, 'config'>): boolean {
  const keyword = card.processor?.keyword ?? (methodDetails(card).type === 'invoice' ? 'invoice' : undefined)
  if (keyword === undefined) return true
  const processor = config.paymentProcessors?.find((each) => each.keyword === keyword)
  return processor?.supports_auto_topup === true
}
