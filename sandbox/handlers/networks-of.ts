import { platformTime } from '../format-time'
import { firstHost, takePrivateAddress } from '../machines/network'
import type { Kept } from '../store/records'
import type { Context } from '../context'
import { findNetwork } from './find'

/**
 * The network a new machine joins: the one named, otherwise the default one, which is made when there is none
 * (platform facts section 5).
 */
export function joinedNetwork(context: Context, named: string | undefined): Kept<'network'> {
  if (named !== undefined) return findNetwork(context, named)
  const { records, caller, location } = context
  const networks = records.list('network', { owner: caller.owner, location })
  return networks.find(({ document }) => document.is_default) ?? createDefaultNetwork(context)
}

/** Takes a private address in `network` for a machine or sub-interface. */
export function takeAddress(
  context: Context,
  network: Kept<'network'>,
): { network: Kept<'network'>; address: string } {
  const { records } = context
  const taken = takePrivateAddress(network, () => {
    const machines = records.list('vm', { parent: network.key }).map(({ document }) => document.private_ipv4)
    const others = records
      .list('subinterface', { owner: network.owner, location: network.location })
      .filter(({ state }) => state.networkUuid === network.key)
      .map(({ document }) => document.ip_address)
    return new Set([...machines, ...others].filter((address) => typeof address === 'string'))
  })
  return { ...taken, network: records.save(taken.network) }
}

function createDefaultNetwork(context: Context): Kept<'network'> {
  const { records, ids, caller, location, now } = context
  const uuid = ids.uuid()
  const number = ids.number()
  const place = context.catalogue.locations.findIndex(({ slug }) => slug === location)
  return records.insert('network', {
    location,
    owner: caller.owner,
    account: null,
    key: uuid,
    parent: null,
    due: null,
    state: { number, nextHost: firstHost },
    document: {
      uuid,
      name: 'Default network',
      type: 'private',
      subnet: `10.${64 + place}.${number % 256}.0/24`,
      subnet_ipv6: '',
      is_default: true,
      vm_uuids: [],
      resources_count: 0,
      created_at: platformTime(now),
      updated_at: platformTime(now),
    },
  })
}
