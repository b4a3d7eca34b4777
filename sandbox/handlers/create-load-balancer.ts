import { platformTime } from '../format-time'
import { assignIp } from '../machines/ip-address'
import { newRules } from '../machines/load-balancer'
import type { LoadBalancer } from '../entities'
import { assertLocationOpen } from './create-vm'
import { findNetwork, payingAccount } from './find'
import type { Handler } from './handler'
import { readTarget } from './load-balancer-targets'
import { takeAddress } from './networks-of'
import { insertIpAddress } from './new-ip-address'

/** Makes a load balancer with an address in the network and, unless refused, a floating IP. Drops duplicate targets. */
export const createLoadBalancer: Handler<'createLoadBalancer'> = (context, wanted) => {
  const { records, ids, caller, location, now } = context
  assertLocationOpen(context)
  const account = payingAccount(context, wanted.billing_account_id)
  const joined = findNetwork(context, wanted.network_uuid)
  const rules = newRules(wanted.rules, now, ids)
  const machines = new Set(wanted.targets.map(({ target_uuid: vmUuid }) => vmUuid))
  const targets = [...machines].map((vmUuid) => readTarget(context, joined, vmUuid))
  const { network, address } = takeAddress(context, joined)
  const uuid = ids.uuid()
  const document: LoadBalancer = {
    uuid,
    display_name: wanted.display_name,
    user_id: caller.owner,
    billing_account_id: account,
    network_uuid: network.key,
    private_address: address,
    forwarding_rules: rules,
    targets,
    is_deleted: false,
    deleted_at: null,
    created_at: platformTime(now),
    updated_at: platformTime(now),
  }
  const columns = { location, owner: caller.owner, account, key: uuid, parent: network.key, due: null }
  records.insert('load_balancer', { ...columns, state: null, document })
  if (wanted.reserve_public_ip ?? true) {
    const holder = { uuid, type: 'load_balancer', privateIp: address } as const
    records.save(assignIp(insertIpAddress(context, account, ''), holder, now))
  }
  return document
}
