import { locations as allLocations } from '../catalogue/locations'
import type { Catalogue } from '../context'
import type { SiteConfig } from '../entities'
import type { Kind } from '../store/kinds'
import type { Builder } from './builder'

/** The switch of each kind that a deployment may not sell. Networks stay: services have addresses in them as well. */
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

/** What decides which records a world can have, as one text. */
export function soldBy({ site, locations }: Catalogue): string {
  return [...soldKinds.filter((kind) => site[switches[kind]]), ...locations.map(({ slug }) => slug)].join(' ')
}

/** Removes from a world what the deployment does not sell, and what lies where it has no location. */
export function leaveOutUnsold({ records, catalogue: { site, locations } }: Builder): void {
  const here = new Set(locations.map(({ slug }) => slug))
  const elsewhere = allLocations.flatMap(({ slug }) => (here.has(slug) ? [] : [{ location: slug }]))
  for (const kind of soldKinds) {
    for (const where of site[switches[kind]] ? elsewhere : [{}])
      for (const record of records.list(kind, where)) records.remove(record)
  }
}
