import { ownedBy } from '../identity'
import type { Network } from '../entities'
import type { StoredRow, Where } from '../store/records'
import type { Context } from '../context'

/** The network with the members that the key reaches. */
export function withMembers(context: Context, network: StoredRow<'network'>): Network {
  const reach = ownedBy(context.caller)
  return {
    ...network.document,
    vm_uuids: context.records.keys('vm', { ...reach, parent: network.key }),
    resources_count: countMembers(context, network, reach),
  }
}

/** Whether any resource has an address in the network, reached by the key or not. */
export function isInUse(context: Context, network: StoredRow<'network'>): boolean {
  return countMembers(context, network, { owner: network.owner }) > 0
}

/** Resources with an address in the network. A machine counts once, by its card, a VLAN or both. */
function countMembers({ records }: Context, network: StoredRow<'network'>, reach: Where): number {
  const byVlan = records
    .list('subinterface', { ...reach, location: network.location })
    .filter(({ state }) => state.networkUuid === network.key)
    .map(({ parent }) => parent)
  const machines = new Set<string | null>([
    ...records.keys('vm', { ...reach, parent: network.key }),
    ...byVlan,
  ])
  const within = { ...reach, parent: network.key }
  return machines.size + records.count('load_balancer', within) + records.count('service', within)
}
