import type { FeatureSwitch } from '../../../src/manifest/feature-switch'
import type { Subject, Surroundings } from '../../../src/manifest/subject'

/** A site with these switches on and this configuration, seen by an ordinary customer with an open account. */
export function surroundings(
  changes: Partial<Surroundings> & { on?: readonly FeatureSwitch[] } = {},
): Surroundings {
  const { on = [], ...rest } = changes
  return {
    site: {},
    feature: (name) => on.includes(name),
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
  return { surroundings: surroundings(), ...about }
}

/** A subject whose `$names` lead to these values; names in `pending` have not answered. */
export function joined(
  record: unknown,
  added: Readonly<Record<string, unknown>>,
  pending: readonly string[] = [],
): Subject {
  return subject({
    record,
    added: (name) => (Object.hasOwn(added, name) ? added[name] : undefined),
    unknown: (name) => pending.includes(name),
  })
}
