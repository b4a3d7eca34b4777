import { takePrivateAddress } from '../machines/network'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { findNetwork, reachableNetworks } from './find'
import { insertNetwork } from './new-network'

/**
 * The network a new resource joins: the one named, otherwise the default one, which is made when there is none
 * (platform facts section 5).
 */
export function joinedNetwork(context: Context, named: string | undefined): StoredRow<'network'> {
  if (named !== undefined) return findNetwork(context, named)
  const isDefault = ({ document }: StoredRow<'network'>): boolean => document.is_default
  return reachableNetworks(context).find(isDefault) ?? insertNetwork(context, 'Default network')
}

/** Takes a private address in `network` that is not in `besides`, for a resource or sub-interface. */
export function takeAddress(
  context: Context,
  network: StoredRow<'network'>,
  besides: readonly string[] = [],
): { network: StoredRow<'network'>; address: string } {
  const { records } = context
  const taken = takePrivateAddress(network, () => {
    const machines = records.list('vm', { parent: network.key }).map(({ document }) => document.private_ipv4)
    const others = records
      .list('subinterface', { owner: network.owner, location: network.location })
      .filter(({ state }) => state.networkUuid === network.key)
      .map(({ document }) => document.ip_address)
    const balancers = records
      .list('load_balancer', { parent: network.key })
      .map(({ document }) => document.private_address)
    const services = records.list('service', { parent: network.key }).flatMap(({ state }) => state.addresses)
    const used = [...machines, ...others, ...balancers, ...services, ...besides]
    return new Set(used.filter((address) => typeof address === 'string'))
  })
  return { ...taken, network: records.save(taken.network) }
}
