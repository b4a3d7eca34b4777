import { serviceFailure } from '../failures'
import type { BillingAccount, SiteConfig } from '../entities'

/** Size of a new or grown resource, for checks of limited accounts. Memory in MB. */
export interface WantedSize {
  readonly vcpu: number
  readonly memory: number
}

/**
 * Refuses resources that an account may not pay for. CLEAR accounts may use all, LIMITED ones machines up to the configured
 * size; FROZEN, TERMINATED, SUSPENDED and PENDING_VALIDATION ones nothing new (specification section 4).
 *
 * @throws ApiFailure 400
 */
export function assertMayUse(account: BillingAccount, site: SiteConfig, size?: WantedSize): void {
  assertUsable(account)
  if (account.restriction_level === 'FROZEN' || account.restriction_level === 'TERMINATED') {
    throw serviceFailure('Insufficient funds', 400)
  }
  if (account.restriction_level !== 'LIMITED' || !size) return
  const limits = site.limitedBillingAccountConfig
  if (size.vcpu > (limits?.vcpu ?? Infinity) || size.memory > (limits?.ram_mb ?? Infinity)) {
    throw serviceFailure('Resource is larger than the billing account allows', 400)
  }
}

/**
 * Refuses payments for PENDING_VALIDATION, SUSPENDED and TERMINATED accounts. A FROZEN account can be topped up, which
 * makes it usable again.
 *
 * @throws ApiFailure 400
 */
export function assertMayPay(account: BillingAccount): void {
  assertUsable(account)
  if (account.restriction_level === 'TERMINATED') throw serviceFailure('Billing account has ended', 400)
}

function assertUsable(account: BillingAccount): void {
  if (account.status === 'SUSPENDED') throw serviceFailure('Billing account is suspended', 400)
  if (account.status === 'PENDING_VALIDATION')
    throw serviceFailure('Billing account is not validated yet', 400)
}
