import { defineResource } from '../src/manifest/define-resource'

/** Private networks: members are machines, balancers and services; the default one is used if no network is named. */
export const vpc = defineResource<'Network'>({
  type: 'vpc',
  section: 'network',
  icon: 'network',
  feature: 'privateNetworksEnabled',
  routes: { list: '/network/vpc', create: '/network/create/vpc' },
  related: {
    fields: ['network_uuid'],
    options: { note: 'subnet', initial: { option: 'is_default', is: true } },
  },
  list: {
    operation: 'listNetworks',
    columns: [
      'name',
      { value: 'is_default', cell: 'mark', phone: 'end' },
      '$location',
      { value: 'subnet', copy: true, phone: 'summary' },
      { value: 'subnet_ipv6', copy: true },
      { id: 'machines', value: 'vm_uuids', cell: 'count' },
      'resources_count',
    ],
    hidden: ['vlan_id', 'created_at', 'billing_account_id', 'uuid'],
    search: ['name', 'subnet', 'subnet_ipv6', 'uuid'],
  },
  detail: {
    about: true,
    actions: ['makeDefault'],
    facts: [
      {
        id: 'network',
        values: [
          'subnet',
          { value: 'subnet_ipv6', copy: true },
          'is_default',
          'resources_count',
          '$location',
          'vlan_id',
          'type',
          'billing_account_id',
          'created_at',
          'updated_at',
          'uuid',
        ],
      },
    ],
    tabs: [
      {
        id: 'members',
        sections: [
          {
            kind: 'related',
            id: 'machines',
            type: 'virtual_machine',
            theirs: 'uuid',
            ours: 'vm_uuids[]',
            columns: ['name', 'state', 'private_ipv4', 'public_ipv4'],
            note: true,
          },
          {
            kind: 'related',
            id: 'balancers',
            type: 'load_balancer',
            theirs: 'network_uuid',
            columns: ['display_name', 'public_ipv4', 'private_address', 'targets'],
          },
        ],
      },
      {
        id: 'settings',
        sections: [
          'rename',
          { kind: 'actions', id: 'default', actions: ['makeDefault'] },
          { danger: ['delete'] },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'makeDefault',
      icon: 'check',
      operation: 'setDefaultNetwork',
      when: { record: 'is_default', is: false, because: 'isDefault' },
    },
    { id: 'rename', operation: 'updateNetwork', fields: ['$title'] },
    {
      id: 'delete',
      operation: 'deleteNetwork',
      removes: true,
      when: {
        all: [
          { record: 'is_default', is: false, because: 'default' },
          { record: 'vm_uuids', present: false, because: 'inUse' },
          {
            any: [
              { record: 'resources_count', is: 0 },
              { record: 'resources_count', present: false },
            ],
            because: 'inUse',
          },
        ],
      },
      guard: 'loses-data',
      deleted: [{ id: 'range' }],
    },
  ],
  create: {
    operation: 'createNetwork',
    sections: [
      { id: 'where', fields: ['location'] },
      { id: 'naming', fields: [{ at: 'name', required: true, help: true }] },
    ],
  },
})
