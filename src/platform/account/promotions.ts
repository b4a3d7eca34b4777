import type { components } from '../../generated/api-types'
import type { Site } from '../site/site'
import { takesPayments } from './takes-payments'
import type { BillingAccount } from './use-billing-account'

export type Promotion = components['schemas']['EligiblePromotion']

/** Promotions an account can still get; those that need a top-up only if the site takes payments. */
export function promotionsOf(
  { eligible_promotions: promotions }: Pick<BillingAccount, 'eligible_promotions'>,
  site: Pick<Site, 'config'>,
): readonly Promotion[] {
  return (promotions ?? []).filter(({ top_up_requirement: wanted }) => !wanted || takesPayments(site))
}
