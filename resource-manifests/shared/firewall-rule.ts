import type { Field } from '../../src/manifest/vocabulary'

const withPorts = ['tcp', 'udp'] as const

/** The fields of one firewall rule, for the editor on the firewall's screen and for its create form. */
export const firewallRule: readonly Field[] = [
  { at: 'direction', initial: { constant: 'inbound' } },
  { at: 'protocol', initial: { constant: 'tcp' } },
  { at: 'port_start', show: { form: 'protocol', in: withPorts } },
  { at: 'port_end', show: { form: 'protocol', in: withPorts }, least: { form: 'port_start' } },
  { at: 'endpoint_spec_type', initial: { constant: 'any' } },
  {
    at: 'endpoint_spec',
    show: { not: { form: 'endpoint_spec_type', is: 'any' } },
    required: { form: 'endpoint_spec_type', is: 'ip_prefixes' },
  },
]
