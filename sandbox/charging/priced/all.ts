import type { Kind } from '../../store/kinds'
import type { StoredRow } from '../../store/records'
import { type Charge, free, type PricedKind } from './charge'
import { pricedBucket } from './bucket'
import { pricedDisk } from './disk'
import { pricedIp } from './ip'
import { pricedLoadBalancer } from './load-balancer'
import { pricedMetalLease } from './metal-lease'
import { pricedService } from './service'
import { pricedVm } from './vm'

/** Price of each kind of record; a new kind does not compile without one. */
const pricedKinds: { readonly [K in Kind]: PricedKind<K> } = {
  vm: pricedVm,
  disk: pricedDisk,
  ip: pricedIp,
  bucket: pricedBucket,
  load_balancer: pricedLoadBalancer,
  metal_lease: pricedMetalLease,
  service: pricedService,
  user: free,
  key: free,
  account: free,
  token: free,
  delegation: free,
  impersonation: free,
  sshKey: free,
  login: free,
  ticket: free,
  storageUser: free,
  metal_machine: free,
  network: free,
  firewall: free,
  deleted_vm: free,
  subinterface: free,
  history: free,
  invoice: free,
  card: free,
  payment: free,
  deployment: free,
  mail: free,
}

/** All kinds of records. */
export const allKinds: readonly Kind[] = Object.keys(pricedKinds).filter(isKind)

/** Kinds that can have a price. */
export const kindsWithPrices = allKinds.filter((kind) => pricedKinds[kind] !== free)

function isKind(name: string): name is Kind {
  return name in pricedKinds
}

/** Charge of a record in its current state; null if it costs nothing. */
export function chargeOf<K extends Kind>(record: StoredRow<K>): Charge | null {
  return record.account === null ? null : pricedKinds[record.kind](record)
}
