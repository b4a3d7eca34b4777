import type { RowFieldOf } from '../../src/manifest/typed-manifest'
import type { RowTemplate, RowWarning } from '../../src/manifest/words/fields'
import type { Schemas } from '../../src/manifest/words/values'

/** What the ready-made rules let in comes from everywhere. */
const fromAnywhere = { direction: 'inbound', endpoint_spec_type: 'any' } as const

/** Ready-made rules. */
export const ruleTemplates = [
  { id: 'https', row: { ...fromAnywhere, protocol: 'tcp', port_start: 443 } },
  { id: 'http', row: { ...fromAnywhere, protocol: 'tcp', port_start: 80 } },
  { id: 'ssh', row: { ...fromAnywhere, protocol: 'tcp', port_start: 22 } },
  { id: 'ping', row: { ...fromAnywhere, protocol: 'icmp' } },
  { id: 'anyOut', row: { direction: 'outbound', protocol: 'any', endpoint_spec_type: 'any' } },
] as const satisfies readonly RowTemplate[]

/** Every port open to everybody is hardly ever meant. */
export const ruleWarnings = [
  {
    id: 'open',
    when: {
      all: [
        { form: 'direction', is: 'inbound' },
        { form: 'protocol', in: ['tcp', 'udp', 'any'] },
        { form: 'port_start', present: false },
        {
          any: [
            { form: 'endpoint_spec_type', is: 'any' },
            { form: 'endpoint_spec[]', in: ['0.0.0.0/0', '::/0'] },
          ],
        },
      ],
    },
  },
] as const satisfies readonly RowWarning[]

const withPorts = ['tcp', 'udp'] as const

/** The fields of one firewall rule, for the editor on the firewall's screen and for its create form. */
export const firewallRule = [
  { at: 'direction', initial: { constant: 'inbound' } },
  { at: 'protocol', initial: { constant: 'tcp' } },
  {
    id: 'ports',
    at: 'port_start',
    to: 'port_end',
    widget: 'range',
    when: { form: 'protocol', in: withPorts },
    required: true,
  },
  { at: 'endpoint_spec_type', initial: { constant: 'any' } },
  {
    at: 'endpoint_spec',
    widget: 'addresses',
    under: 'endpoint_spec_type',
    when: { not: { form: 'endpoint_spec_type', is: 'any' } },
    required: { form: 'endpoint_spec_type', is: 'ip_prefixes' },
  },
] as const satisfies readonly RowFieldOf<Schemas['FirewallRule']>[]
