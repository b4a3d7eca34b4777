import { gatewayFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { unassignIp } from '../machines/ip-address'
import {
  changeBalancer,
  deletedBalancer,
  withoutRule,
  withoutTarget,
  withRule,
  withTarget,
} from '../machines/load-balancer'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import { createLoadBalancer } from './create-load-balancer'
import { findNetwork, findHere, nextAccount } from './find'
import type { HandlersOf } from './handler'
import { readTarget } from './load-balancer-targets'

/** Load balancers. Deleted ones stay readable, and nothing else can be done with them. */
export const loadBalancerHandlers: HandlersOf<
  | 'listLoadBalancers'
  | 'createLoadBalancer'
  | 'getLoadBalancer'
  | 'updateLoadBalancer'
  | 'deleteLoadBalancer'
  | 'moveLoadBalancerBilling'
  | 'addLoadBalancerTarget'
  | 'deleteLoadBalancerTarget'
  | 'addLoadBalancerRule'
  | 'deleteLoadBalancerRule'
> = {
  listLoadBalancers: (context, { all }) =>
    context.records
      .list('load_balancer', findHere(context))
      .map(({ document }) => document)
      .filter(({ is_deleted: isDeleted }) => all === true || isDeleted !== true),

  createLoadBalancer,

  getLoadBalancer: (context, { uuid }) => findAny(context, uuid).document,

  updateLoadBalancer: (context, { uuid, display_name: name }) => {
    const balancer = findPresent(context, uuid)
    return context.records.save(changeBalancer(balancer, context.now, { display_name: name })).document
  },

  /** Its floating IPs stay, unassigned and charged (platform facts section 10). */
  deleteLoadBalancer: (context, { uuid }) => {
    const { records, now } = context
    const balancer = findPresent(context, uuid)
    for (const ip of records.list('ip', { parent: uuid })) records.save(unassignIp(ip, now))
    records.save(deletedBalancer(balancer, now))
    return undefined
  },

  moveLoadBalancerBilling: (context, { uuid, set_id: named }) => {
    const balancer = findPresent(context, uuid)
    const account = nextAccount(context, balancer.document.billing_account_id, named)
    const changed = changeBalancer(balancer, context.now, { billing_account_id: account })
    return context.records.save({ ...changed, account }).document
  },

  addLoadBalancerTarget: (context, { uuid, target_uuid: vmUuid }) => {
    const balancer = findPresent(context, uuid)
    const target = readTarget(context, findNetwork(context, balancer.document.network_uuid), vmUuid)
    const { targets } = context.records.save(withTarget(balancer, target, context.now)).document
    return targets.find((candidate) => candidate.target_uuid === vmUuid) ?? target
  },

  deleteLoadBalancerTarget: (context, { uuid, target_uuid: vmUuid }) => {
    context.records.save(withoutTarget(findPresent(context, uuid), vmUuid, context.now))
    return undefined
  },

  /** Answers only the ports; the uuid of the rule is in the next read (platform facts section 10). */
  addLoadBalancerRule: (context, { uuid, source_port, target_port }) => {
    const ports = { source_port, target_port }
    context.records.save(withRule(findPresent(context, uuid), ports, context.now, context.ids))
    return ports
  },

  deleteLoadBalancerRule: (context, { uuid, rule_uuid: ruleUuid }) => {
    context.records.save(withoutRule(findPresent(context, uuid), ruleUuid, context.now))
    return undefined
  },
}

function findAny(context: Context, uuid: string): StoredRow<'load_balancer'> {
  const balancer = context.records.find('load_balancer', { ...findHere(context), key: uuid })
  if (!balancer) throw notFound(uuid)
  failBySentinel(context.operation, balancer.document.display_name)
  return balancer
}

function findPresent(context: Context, uuid: string): StoredRow<'load_balancer'> {
  const balancer = findAny(context, uuid)
  if (balancer.document.is_deleted === true) throw notFound(uuid)
  return balancer
}

function notFound(uuid: string): Error {
  return gatewayFailure(404, `Load balancer ${uuid} was not found.`)
}
