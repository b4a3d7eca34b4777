import { gatewayFailure, parameterFailure } from '../failures'
import { platformTime } from '../format-time'
import type { ForwardingRule, ForwardingRulePorts, LoadBalancer, LoadBalancerTarget } from '../entities'
import type { Ids } from '../ids'
import type { StoredRow } from '../store/records'

type Balancer = StoredRow<'load_balancer'>

/** The platform's settings of every rule (platform facts section 10). */
const ruleSettings = { connection_limit: 10_000, session_persistence: 'SOURCE_IP' } as const

/** A rule as the platform completes it. */
export function newRule(ports: ForwardingRulePorts, now: number, ids: Ids): ForwardingRule {
  return {
    uuid: ids.uuid(),
    protocol: 'TCP',
    source_port: ports.source_port,
    target_port: ports.target_port,
    settings: ruleSettings,
    created_at: platformTime(now),
  }
}

/**
 * The rules of a new load balancer.
 * @throws ApiFailure 400 naming a duplicate source port
 */
export function newRules(wanted: readonly ForwardingRulePorts[], now: number, ids: Ids): ForwardingRule[] {
  const ports = wanted.map(({ source_port: port }) => port)
  const twice = ports.find((port, index) => ports.indexOf(port) !== index)
  if (twice !== undefined) throw parameterFailure({ rules: `Source port ${twice} is used twice` })
  return wanted.map((rule) => newRule(rule, now, ids))
}

/**
 * The load balancer with one more rule; a source port is used once (platform facts section 10).
 * @throws ApiFailure 409
 */
export function withRule(balancer: Balancer, ports: ForwardingRulePorts, now: number, ids: Ids): Balancer {
  const { forwarding_rules: rules } = balancer.document
  const isTaken = rules.some(({ source_port: port }) => port === ports.source_port)
  if (isTaken) throw gatewayFailure(409, `Source port ${ports.source_port} is already in use.`)
  return changeBalancer(balancer, now, { forwarding_rules: [...rules, newRule(ports, now, ids)] })
}

/** The load balancer without a rule. @throws ApiFailure 404 */
export function withoutRule(balancer: Balancer, uuid: string, now: number): Balancer {
  const rules = balancer.document.forwarding_rules.filter((rule) => rule.uuid !== uuid)
  if (rules.length === balancer.document.forwarding_rules.length) {
    throw gatewayFailure(404, `Forwarding rule ${uuid} was not found.`)
  }
  return changeBalancer(balancer, now, { forwarding_rules: rules })
}

/** The load balancer with one more target; a duplicate changes nothing. */
export function withTarget(balancer: Balancer, target: LoadBalancerTarget, now: number): Balancer {
  const { targets } = balancer.document
  if (targets.some(({ target_uuid: uuid }) => uuid === target.target_uuid)) return balancer
  return changeBalancer(balancer, now, { targets: [...targets, target] })
}

/** The load balancer without a target. @throws ApiFailure 404 */
export function withoutTarget(balancer: Balancer, uuid: string, now: number): Balancer {
  const targets = balancer.document.targets.filter((target) => target.target_uuid !== uuid)
  if (targets.length === balancer.document.targets.length) {
    throw gatewayFailure(404, `Target ${uuid} was not found.`)
  }
  return changeBalancer(balancer, now, { targets })
}

/** The load balancer once it is deleted: it leaves its network and stays readable (platform facts section 10). */
export function deletedBalancer(balancer: Balancer, now: number): Balancer {
  const deleted = changeBalancer(balancer, now, {
    forwarding_rules: [],
    targets: [],
    is_deleted: true,
    deleted_at: platformTime(now),
  })
  return { ...deleted, parent: null }
}

/** A copy with a changed document. */
export function changeBalancer(balancer: Balancer, now: number, document: Partial<LoadBalancer>): Balancer {
  return {
    ...balancer,
    document: { ...balancer.document, ...document, updated_at: platformTime(now) },
  }
}
