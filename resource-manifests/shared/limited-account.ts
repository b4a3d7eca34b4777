import type { TextValue } from '../../src/manifest/words/forms'

/** Value in a notice about a limited account: the sum of top-ups that lifts the limit. */
export const liftedBy = {
  amount: { operation: 'getClearTopupThreshold', at: 'threshold', cell: 'money' },
} as const

/** The same, and how large its machines may be (specification section 3, limitedBillingAccountConfig). */
export const limitedValues = {
  vcpu: { value: { site: 'limitedBillingAccountConfig.vcpu' }, cell: 'count' },
  ...liftedBy,
  memory: { value: { site: 'limitedBillingAccountConfig.ram_mb' }, cell: 'megabytes' },
} as const satisfies Record<string, TextValue>

/** The account that pays for a new record is limited. */
export const payerIsLimited = { account: { context: 'billingAccount' }, is: 'limited' } as const

/** Notice about that in a create form, with a link to the account. */
export const limitedPayer = {
  id: 'limited',
  tone: 'warning',
  when: payerIsLimited,
  link: { type: 'billing_account', id: { context: 'billingAccount' } },
} as const
