import type { BillingAccount } from '../../platform/account/use-billing-account'

/** How long a customer counts as new, in ms. Later the first steps are hidden if there are records. */
const newFor = 30 * 24 * 60 * 60 * 1000

/**
 * Whether an account is new enough to show the first steps although there are records.
 * @param now ms since 1970
 */
export function isNewAccount({ created }: Pick<BillingAccount, 'created'>, now: number): boolean {
  return typeof created === 'number' && now - created * 1000 < newFor
}
