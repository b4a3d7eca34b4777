import { ownedBy } from '../identity'
import type { Network } from '../entities'
import type { Kept } from '../store/records'
import type { Context } from '../context'
import type { HandlersOf } from './handler'

/** Private networks. They belong to the user; which machines they show depends on what the key reaches. */
export const networkHandlers: HandlersOf<'listNetworks'> = {
  listNetworks: (context) =>
    context.records
      .list('network', { owner: context.caller.owner, location: context.location })
      .map((network) => withMembers(context, network)),
}

function withMembers(context: Context, network: Kept<'network'>): Network {
  const members = context.records.keys('vm', { ...ownedBy(context.caller), parent: network.key })
  return { ...network.document, vm_uuids: members, resources_count: members.length }
}
