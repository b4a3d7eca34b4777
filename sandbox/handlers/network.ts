import { forbiddenFailure, gatewayFailure } from '../failures'
import { platformTime } from '../format-time'
import type { Network } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { assertLocationOpen } from './create-vm'
import { findNetwork, reachableNetworks } from './find'
import type { HandlersOf } from './handler'
import { isInUse, withMembers } from './network-members'
import { joinedNetwork } from './networks-of'
import { insertNetwork } from './new-network'

/** Private networks. Which members they show depends on what the key reaches. */
export const networkHandlers: HandlersOf<
  'listNetworks' | 'createNetwork' | 'getNetwork' | 'updateNetwork' | 'deleteNetwork' | 'setDefaultNetwork'
> = {
  listNetworks: (context) => reachableNetworks(context).map((network) => withMembers(context, network)),

  /** Without a name it answers the default network, which it makes if there is none (platform facts section 7). */
  createNetwork: (context, { name }) => {
    assertLocationOpen(context)
    const network = name === undefined ? joinedNetwork(context, undefined) : insertNetwork(context, name)
    return withMembers(context, network)
  },

  getNetwork: (context, { uuid }) => withMembers(context, findNetwork(context, uuid)),

  updateNetwork: (context, { uuid, name }) => save(context, changeable(context, uuid), { name }),

  /** Refuses the default network and networks with resources (platform facts section 7). */
  deleteNetwork: (context, { uuid }) => {
    const network = changeable(context, uuid)
    if (network.document.is_default) throw gatewayFailure(400, 'The default network cannot be deleted.')
    if (isInUse(context, network)) throw gatewayFailure(400, 'Network has resources and cannot be deleted.')
    context.records.remove(network)
    return undefined
  },

  /** A location has one default network. It belongs to the user as a whole, so a restricted key cannot choose it. */
  setDefaultNetwork: (context, { uuid }) => {
    const network = changeable(context, uuid)
    if (context.caller.account !== null) throw notAllowed()
    for (const other of reachableNetworks(context)) {
      if (other.key !== uuid && other.document.is_default) save(context, other, { is_default: false })
    }
    return save(context, { ...network, account: null }, { is_default: true, billing_account_id: null })
  },
}

/**
 * The network, if the key may change it: a key restricted to one account may change only networks of that account.
 * @throws ApiFailure 400 unknown, 403 not allowed
 */
function changeable(context: Context, uuid: string): StoredRow<'network'> {
  const network = findNetwork(context, uuid)
  const { account } = context.caller
  if (account !== null && network.account !== account) throw notAllowed()
  return network
}

function notAllowed(): Error {
  return forbiddenFailure('You are not allowed to use this resource')
}

function save(context: Context, network: StoredRow<'network'>, document: Partial<Network>): Network {
  const changed = { ...network.document, ...document, updated_at: platformTime(context.now) }
  return withMembers(context, context.records.save({ ...network, document: changed }))
}
