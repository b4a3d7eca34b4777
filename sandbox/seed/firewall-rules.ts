import type { FirewallRuleInput } from '../entities'

function inbound(
  port: number | null,
  sources: readonly string[],
  protocol: 'tcp' | 'udp' | 'icmp' = 'tcp',
): FirewallRuleInput {
  return { direction: 'inbound', protocol, port_start: port, port_end: null, ...endpoints(sources) }
}

function outbound(port: number, protocol: 'tcp' | 'udp'): FirewallRuleInput {
  return { direction: 'outbound', protocol, port_start: port, port_end: null, ...endpoints([]) }
}

function endpoints(
  sources: readonly string[],
): Pick<FirewallRuleInput, 'endpoint_spec_type' | 'endpoint_spec'> {
  if (sources.length === 0) return { endpoint_spec_type: 'any', endpoint_spec: null }
  return { endpoint_spec_type: 'ip_prefixes', endpoint_spec: [...sources] }
}

/** Six inbound and two outbound rules of a shop front. */
export const webPublicRules: readonly FirewallRuleInput[] = [
  inbound(443, []),
  inbound(80, []),
  inbound(22, ['203.0.113.0/24', '198.51.100.17']),
  inbound(9100, ['10.84.12.0/24']),
  inbound(null, [], 'icmp'),
  inbound(8080, []),
  outbound(443, 'tcp'),
  outbound(53, 'udp'),
]

/** SSH from the office only. */
export const bastionRules: readonly FirewallRuleInput[] = [inbound(22, ['203.0.113.0/24'])]

/** The database port and the exporter, from the private networks. */
export const databaseRules: readonly FirewallRuleInput[] = [
  inbound(5432, ['10.91.3.0/24', '10.84.12.0/24']),
  { ...inbound(9100, ['10.91.3.0/24']), port_end: 9199 },
  inbound(null, ['10.0.0.0/8'], 'icmp'),
]

/** Remote desktop and dashboards from the office. */
export const officeRules: readonly FirewallRuleInput[] = [
  inbound(3389, ['203.0.113.0/24']),
  inbound(3000, []),
]
