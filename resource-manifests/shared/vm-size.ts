import type { Field } from '../../src/manifest/words/fields'
import type { Value } from '../../src/manifest/words/values'

/** The row of the VM parameters call that bounds a field, narrowed by the operating system (platform facts, section 4). */
export function vmLimit(parameter: string): NonNullable<Field['limits']> {
  return { operation: 'listVmParameters', parameter, by: 'os_name' }
}

/** What an account that may have only small machines gets of a machine (specification section 3, limitedBillingAccountConfig). */
export function limitedTo<const Key extends 'vcpu' | 'ram_mb', const Account extends Value>(
  key: Key,
  account: Account,
) {
  const when = { account, limited: true } as const
  return { site: `limitedBillingAccountConfig.${key}`, when, because: `limited_${key}` } as const
}
