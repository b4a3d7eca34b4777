import type { FeatureSwitch } from '../../../src/manifest/feature-switch'
import type { Subject, Environment } from '../../../src/manifest/subject'

/** An environment with these switches on, or all, and these changes, for an ordinary customer with an open account. */
export function environment(
  changes: Partial<Environment> & { on?: readonly FeatureSwitch[] } = {},
): Environment {
  const { on, ...rest } = changes
  return {
    site: {},
    feature: (name) => on?.includes(name) ?? true,
    administrator: false,
    billingAccount: 120348,
    billingAccountOpen: true,
    accountOpen: () => true,
    accountLimited: () => false,
    locationOpen: () => true,
    ...rest,
  }
}

/** A subject about a record, a form, or both. */
export function subject(about: Partial<Subject> = {}): Subject {
  return { environment: environment(), ...about }
}

/** A subject with these joined values by `$name`; names in `pending` have not answered. */
export function joined(
  record: unknown,
  added: Readonly<Record<string, unknown>>,
  pending: readonly string[] = [],
): Subject {
  return subject({
    record,
    derived: (name) => (Object.hasOwn(added, name) ? added[name] : undefined),
    pending: (name) => pending.includes(name),
  })
}
