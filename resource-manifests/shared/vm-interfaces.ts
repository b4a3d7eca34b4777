import type { Action } from '../../src/manifest/words/actions'
import type { CollectionSection } from '../../src/manifest/words/sections'

const read = { operation: 'listVmInterfaces' } as const
const network = [
  { id: 'network', value: 'network.uuid', refers: 'vpc' },
  { id: 'ipv4_range', value: 'network.subnet' },
  { id: 'ipv6_range', value: 'network.subnet_ipv6' },
] as const
const changes = ['listVmInterfaces', 'listInterfaces', 'listNetworks'] as const

/** The network cards of a machine. */
export const interfaces = {
  kind: 'collection',
  id: 'interfaces',
  read,
  key: 'vmi_uuid',
  title: 'vmi_mac',
  columns: [
    ...network,
    { id: 'if_address', value: 'private_ip_address', copy: true },
    { id: 'if_ipv6', value: 'public_ipv6_address', copy: true },
    { id: 'if_mac', value: 'vmi_mac', cell: 'mono', copy: true },
  ],
} as const satisfies CollectionSection<string>

/** Its VLAN sub-interfaces, which lead to further networks through the same card (specification section 3). */
export const vlans = {
  kind: 'collection',
  id: 'vlans',
  read: { ...read, at: '[].subinterfaces' },
  sort: { by: 'vlan_tag', direction: 'ascending' },
  columns: [
    'vlan_tag',
    ...network,
    { id: 'if_address', value: 'ip_address', copy: true },
    { id: 'if_mac', value: 'mac_addr', cell: 'mono', copy: true },
  ],
  note: true,
  actions: ['addVlan'],
  rowActions: [{ id: 'removeVlan', operation: 'deleteSubinterface', refresh: changes, danger: true }],
} as const satisfies CollectionSection<string>

/** Leads to one more network; a VLAN ID is used once on a machine. */
export const addVlan = {
  id: 'addVlan',
  operation: 'addSubinterface',
  input: [
    {
      at: 'network_uuid',
      options: {
        kind: 'resource',
        type: 'vpc',
        note: 'subnet',
        when: { not: { field: 'uuid', equals: { owner: '$network.uuid' } } },
      },
    },
    {
      at: 'vlan_tag',
      checks: [
        {
          not: { field: '$interfaces.subinterfaces[].vlan_tag', equals: { form: 'vlan_tag' } },
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
        label: 'vmi_mac',
        note: 'network.name',
        when: { field: 'vm_uuid', equals: { owner: 'uuid' } },
        initial: { field: 'vmi_uuid', present: true },
      },
    },
  ],
  refresh: changes,
} as const satisfies Action<string>
