import type { Subject, Environment } from '../../manifest/subject'
import { places, type Place } from './example-names'

/** An environment that permits everything. */
export const exampleEnvironment: Environment = {
  site: { locations: Object.values(places).map((slug) => ({ slug, is_default: slug === places.here })) },
  feature: () => true,
  administrator: false,
  billingAccount: 1,
  billingAccountOpen: true,
  accountOpen: () => true,
  accountLimited: () => false,
  locationOpen: () => true,
}

/** The subject of an example record without joins. Names in `unknown` are lists that have not answered. */
export function exampleSubject(
  record: Record<string, unknown>,
  place: Place = places.here,
  unknown: readonly string[] = [],
): Subject {
  return {
    record,
    location: place,
    environment: exampleEnvironment,
    derived: (name) => (name === 'state' ? record.status : undefined),
    pending: (name) => unknown.includes(name),
  }
}
