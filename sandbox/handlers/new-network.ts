import { gatewayFailure } from '../failures'
import { platformTime } from '../format-time'
import { firstHost, freeSubnet } from '../machines/network'
import type { Context } from '../context'
import type { StoredRow } from '../store/records'

/**
 * Stores a new network of the caller with a range unused by their networks. The first one of a location becomes the
 * default one (platform facts section 7), which belongs to the user as a whole even if a restricted key makes it.
 *
 * @throws ApiFailure 400 when all ranges of the location are taken
 */
export function insertNetwork(context: Context, name: string): StoredRow<'network'> {
  const { records, ids, caller, location, now } = context
  const present = records.list('network', { owner: caller.owner, location })
  const place = context.catalogue.locations.findIndex(({ slug }) => slug === location)
  const subnet = freeSubnet(place, new Set(present.map(({ document }) => document.subnet)))
  if (subnet === undefined) throw gatewayFailure(400, 'No free subnet is left in this location.')
  const uuid = ids.uuid()
  const isDefault = !present.some(({ document }) => document.is_default)
  const account = isDefault ? null : caller.account
  return records.insert('network', {
    location,
    owner: caller.owner,
    account,
    key: uuid,
    parent: null,
    due: null,
    state: { number: ids.number(), nextHost: firstHost },
    document: {
      uuid,
      name,
      type: 'private',
      subnet,
      subnet_ipv6: '',
      is_default: isDefault,
      vm_uuids: [],
      resources_count: 0,
      billing_account_id: account,
      created_at: platformTime(now),
      updated_at: null,
    },
  })
}
