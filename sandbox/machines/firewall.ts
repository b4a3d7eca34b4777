import { addressProblem } from '../../src/lib/ip-address'
import { parameterFailure } from '../failures'
import type { FirewallRule, FirewallRuleInput } from '../entities'
import type { Ids } from '../ids'

/**
 * Rules as the platform keeps them: a rule sent with the uuid of a present rule keeps it, another gets a new one;
 * `port_end` is filled in from `port_start`; a rule for anyone answers `[]` only if `[]` was sent, otherwise null
 * (platform facts section 9). `policy_action` passes through. The order of rules is not kept: they come back by uuid.
 *
 * @throws ApiFailure 400 naming the first wrong rule
 */
export function completeRules(
  rules: readonly FirewallRuleInput[],
  present: readonly FirewallRule[],
  ids: Ids,
): FirewallRule[] {
  const known = new Set(present.map(({ uuid }) => uuid))
  const completed = rules.map((rule, index) => {
    checkRule(rule, index)
    const uuid = rule.uuid !== undefined && known.has(rule.uuid) ? rule.uuid : ids.uuid()
    return completeRule(rule, uuid)
  })
  return completed.sort((one, other) => (one.uuid < other.uuid ? -1 : 1))
}

function completeRule(rule: FirewallRuleInput, uuid: string): FirewallRule {
  const start = rule.port_start ?? null
  const policy = rule.policy_action === undefined ? {} : { policy_action: rule.policy_action }
  return {
    uuid,
    direction: rule.direction,
    protocol: rule.protocol,
    ...policy,
    port_start: start,
    port_end: start === null ? null : (rule.port_end ?? start),
    endpoint_spec_type: rule.endpoint_spec_type,
    endpoint_spec: rule.endpoint_spec_type === 'any' ? anyEndpoint(rule) : (rule.endpoint_spec ?? []),
  }
}

function anyEndpoint(rule: FirewallRuleInput): string[] | null {
  return rule.endpoint_spec?.length === 0 ? [] : null
}

function checkRule(rule: FirewallRuleInput, index: number): void {
  const wrong = (text: string): Error => parameterFailure({ rules: `Rule ${index + 1}: ${text}` })
  const start = rule.port_start ?? null
  const end = rule.port_end ?? null
  if (start === null && end !== null) throw wrong('port_end without port_start')
  if (start !== null && end !== null && end < start) throw wrong('port_end is below port_start')
  if (start !== null && rule.protocol !== 'tcp' && rule.protocol !== 'udp')
    throw wrong('ports need protocol tcp or udp')
  const endpoints = rule.endpoint_spec ?? []
  if (rule.endpoint_spec_type !== 'any' && endpoints.length === 0) throw wrong('endpoint_spec is empty')
  if (rule.endpoint_spec_type !== 'ip_prefixes') return
  const bad = endpoints.find((endpoint) => addressProblem(endpoint) !== undefined)
  if (bad !== undefined) throw wrong(`'${bad}' is not an address or a CIDR range`)
}
