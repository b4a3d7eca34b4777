import type { RowFieldOf } from '../../src/manifest/typed-forms'
import type { RowNotice, RowPreset } from '../../src/manifest/words/fields'
import type { Schemas } from '../../src/manifest/words/values'

/** Ready-made inbound rules allow any source. */
const fromAnywhere = { direction: 'inbound', endpoint_spec_type: 'any' } as const

/** Ready-made rules. */
export const rulePresets = [
  { id: 'https', values: { ...fromAnywhere, protocol: 'tcp', port_start: 443 } },
  { id: 'http', values: { ...fromAnywhere, protocol: 'tcp', port_start: 80 } },
  { id: 'ssh', values: { ...fromAnywhere, protocol: 'tcp', port_start: 22 } },
  { id: 'ping', values: { ...fromAnywhere, protocol: 'icmp' } },
  { id: 'anyOut', values: { direction: 'outbound', protocol: 'any', endpoint_spec_type: 'any' } },
] as const satisfies readonly RowPreset[]

/** Opening every port to any source is rarely intended. */
export const ruleNotices = [
  {
    id: 'open',
    tone: 'warning',
    when: {
      all: [
        { form: 'direction', is: 'inbound' },
        { form: 'protocol', is: ['tcp', 'udp', 'any'] },
        { form: 'port_start', present: false },
        {
          any: [
            { form: 'endpoint_spec_type', is: 'any' },
            { form: 'endpoint_spec[]', is: ['0.0.0.0/0', '::/0'] },
          ],
        },
      ],
    },
  },
] as const satisfies readonly RowNotice[]

const withPorts = ['tcp', 'udp'] as const

/** The fields of one firewall rule, for the editor on the firewall's screen and for its create form. */
export const firewallRule = [
  { at: 'direction', initial: 'inbound' },
  { at: 'protocol', initial: 'tcp' },
  {
    id: 'ports',
    at: 'port_start',
    to: 'port_end',
    widget: 'range',
    when: { form: 'protocol', is: withPorts },
    required: true,
  },
  { at: 'endpoint_spec_type', initial: 'any' },
  {
    at: 'endpoint_spec',
    widget: 'addresses',
    under: 'endpoint_spec_type',
    when: { not: { form: 'endpoint_spec_type', is: 'any' } },
    required: { form: 'endpoint_spec_type', is: 'ip_prefixes' },
  },
] as const satisfies readonly RowFieldOf<Schemas['FirewallRule']>[]
