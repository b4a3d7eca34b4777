import type { Action } from '../../src/manifest/words/actions'
import type { CollectionSection } from '../../src/manifest/words/sections'

const network = [
  { id: 'network', value: 'network.uuid', refers: 'vpc' },
  { id: 'ipv4_range', value: 'network.subnet' },
  { id: 'ipv6_range', value: 'network.subnet_ipv6' },
] as const

/** The network cards of a machine. */
export const interfaces = {
  kind: 'collection',
  id: 'interfaces',
  operation: 'listVmInterfaces',
  key: 'vmi_uuid',
  title: 'vmi_mac',
  columns: [
    ...network,
    { id: 'if_address', value: 'private_ip_address', copy: true },
    { id: 'if_ipv6', value: 'public_ipv6_address', copy: true },
    { id: 'if_mac', value: 'vmi_mac', cell: 'mono', copy: true },
  ],
} as const satisfies CollectionSection<string>

/** Its VLAN sub-interfaces, which connect further networks through the same card (specification section 3). */
export const vlans = {
  kind: 'collection',
  id: 'vlans',
  operation: 'listVmInterfaces',
  at: '[].subinterfaces',
  sort: 'vlan_tag',
  columns: [
    'vlan_tag',
    ...network,
    { id: 'if_address', value: 'ip_address', copy: true },
    { id: 'if_mac', value: 'mac_addr', cell: 'mono', copy: true },
  ],
  note: true,
  actions: ['addVlan'],
  rowActions: [{ id: 'removeVlan', operation: 'deleteSubinterface', danger: true }],
} as const satisfies CollectionSection<string>

/** Connects one more network; a VLAN ID is used once on a machine. */
export const addVlan = {
  id: 'addVlan',
  operation: 'addSubinterface',
  fields: [
    {
      at: 'network_uuid',
      options: {
        kind: 'resource',
        type: 'vpc',
        note: 'subnet',
        when: { not: { option: 'uuid', is: { record: '$network.uuid' } } },
      },
    },
    {
      at: 'vlan_tag',
      checks: [
        {
          not: { record: '$interfaces.subinterfaces[].vlan_tag', is: { form: 'vlan_tag' } },
          because: 'vlanTaken',
        },
      ],
    },
    {
      at: 'if_uuid',
      options: {
        kind: 'operation',
        operation: 'listInterfaces',
        value: 'vmi_uuid',
        title: 'vmi_mac',
        note: 'network.name',
        when: { option: 'vm_uuid', is: { record: 'uuid' } },
        initial: { option: 'vmi_uuid', present: true },
      },
    },
  ],
} as const satisfies Action<string>
