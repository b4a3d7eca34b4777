import type { components } from '../../generated/api-types'
import type { Site } from '../site/site'
import { takesPayments } from './takes-payments'
import type { BillingAccount } from './use-billing-account'

export type Promotion = components['schemas']['EligiblePromotion']

/** Credit an account can still win: what asks for a top-up only where something can be topped up. */
export function promotionsOf(
  { eligible_promotions: promotions }: Pick<BillingAccount, 'eligible_promotions'>,
  site: Pick<Site, 'config'>,
): readonly Promotion[] {
  return (promotions ?? []).filter(({ top_up_requirement: wanted }) => !wanted || takesPayments(site))
}
