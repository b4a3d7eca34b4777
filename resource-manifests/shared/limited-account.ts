import type { ToldValue } from '../../src/manifest/words/forms'
import type { Value } from '../../src/manifest/words/values'

/** The sum of top-ups that lifts the limit of an account. */
const liftedBy = { amount: { read: 'getClearTopupThreshold', at: 'threshold', cell: 'money' } } as const

/** The size of a machine that a limited account may have (specification section 3, limitedBillingAccountConfig). */
const largest = {
  vcpu: { value: { site: 'limitedBillingAccountConfig.vcpu' }, cell: 'count' },
  memory: { value: { site: 'limitedBillingAccountConfig.ram_mb' }, cell: 'megabytes' },
} as const satisfies Record<string, ToldValue>

/** Says of a limited account what ends the limit, and leads to its page; of one that pays for a machine also how large it may be. */
export function limitedNotice<const Account extends Value>(
  id: string,
  account: Account,
  { sized }: { sized: boolean },
) {
  return {
    id,
    tone: 'warning',
    when: { account, limited: true },
    details: sized ? { ...largest, ...liftedBy } : liftedBy,
    link: { type: 'billing_account', id: account },
  } as const
}
