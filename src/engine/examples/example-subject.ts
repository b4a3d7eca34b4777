import type { Subject, Surroundings } from '../../manifest/subject'
import { places, type Place } from './example-names'

/** Surroundings in which everything is allowed. */
export const exampleSurroundings: Surroundings = {
  site: { locations: Object.values(places).map((slug) => ({ slug, is_default: slug === places.here })) },
  feature: () => true,
  administrator: false,
  billingAccount: 1,
  billingAccountOpen: true,
  accountOpen: () => true,
  accountLimited: () => false,
  locationOpen: () => true,
}

/** A record of a place, joined with nothing. A name in `unknown` stands for a list that has not answered. */
export function exampleSubject(
  record: Record<string, unknown>,
  place: Place = places.here,
  unknown: readonly string[] = [],
): Subject {
  return {
    record,
    location: place,
    surroundings: exampleSurroundings,
    added: (name) => (name === 'state' ? record.status : undefined),
    unknown: (name) => unknown.includes(name),
  }
}
