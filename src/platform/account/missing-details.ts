import { isRecord } from '../../lib/is-record'
import type { SiteConfig } from '../site/site'
import type { BillingAccount } from './use-billing-account'

/** Required details of an account that are empty. */
export function missingDetails(
  account: BillingAccount,
  { billingAccountFields: fields = [] }: Pick<SiteConfig, 'billingAccountFields'>,
): readonly string[] {
  const given: Readonly<Record<string, unknown>> = isRecord(account) ? account : {}
  return fields
    .filter(({ required, visible }) => required === true && visible !== false)
    .map(({ field }) => field)
    .filter((field) => (given[field] ?? '') === '')
}
