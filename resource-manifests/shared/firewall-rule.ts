import type { Field } from '../../src/manifest/words/fields'

const withPorts = ['tcp', 'udp'] as const

/** The fields of one firewall rule, for the editor on the firewall's screen and for its create form. */
export const firewallRule: readonly Field[] = [
  { at: 'direction', initial: { constant: 'inbound' } },
  { at: 'protocol', initial: { constant: 'tcp' } },
  {
    id: 'ports',
    at: 'port_start',
    to: 'port_end',
    widget: 'range',
    show: { form: 'protocol', in: withPorts },
  },
  { at: 'endpoint_spec_type', initial: { constant: 'any' } },
  {
    at: 'endpoint_spec',
    show: { not: { form: 'endpoint_spec_type', is: 'any' } },
    required: { form: 'endpoint_spec_type', is: 'ip_prefixes' },
  },
]
