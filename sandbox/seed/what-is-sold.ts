import { locations as allLocations } from '../catalogue/locations'
import type { Catalogue } from '../context'
import type { SiteConfig } from '../entities'
import type { Kind } from '../store/kinds'
import type { Builder } from './builder'

/** The switch of each kind that a deployment can leave out. Networks stay: services have addresses in them as well. */
const switches = {
  vm: 'vmsEnabled',
  subinterface: 'vmsEnabled',
  disk: 'disksEnabled',
  ip: 'ipsEnabled',
  firewall: 'firewallEnabled',
  load_balancer: 'loadBalancerEnabled',
  service: 'servicesEnabled',
  bucket: 'storageEnabled',
  metal_lease: 'bareMetalEnabled',
  metal_machine: 'bareMetalEnabled',
} as const satisfies Partial<Record<Kind, keyof SiteConfig>>

type SoldKind = keyof typeof switches

const soldKinds = Object.keys(switches) as SoldKind[]

/** Kinds and locations that a world can have, as one text for a cache key. */
export function soldBy({ site, locations }: Catalogue): string {
  return [...soldKinds.filter((kind) => site[switches[kind]]), ...locations.map(({ slug }) => slug)].join(' ')
}

/** Removes records of kinds that the deployment does not sell, and records in locations it does not have. */
export function leaveOutUnsold({ records, catalogue: { site, locations } }: Builder): void {
  const here = new Set(locations.map(({ slug }) => slug))
  const elsewhere = allLocations.flatMap(({ slug }) => (here.has(slug) ? [] : [{ location: slug }]))
  for (const kind of soldKinds) {
    for (const where of site[switches[kind]] ? elsewhere : [{}])
      for (const record of records.list(kind, where)) records.remove(record)
  }
}
