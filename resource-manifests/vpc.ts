import { defineResource } from '../src/manifest/define-resource'

/** Private networks: members are machines, balancers and services; the default one takes what names no network. */
export const vpc = defineResource<'Network'>({
  version: 1,
  type: 'vpc',
  schema: 'Network',
  section: 'network',
  icon: 'network',
  feature: 'privateNetworksEnabled',
  scope: 'location',
  identity: 'uuid',
  title: ['name', 'uuid'],
  routes: {
    list: '/network/vpc',
    detail: '/network/vpc/{location}/{id}',
    create: '/network/create/vpc',
  },
  list: {
    operation: 'listNetworks',
    columns: [
      'name',
      { value: 'is_default', cell: 'mark', phone: 'end' },
      { value: '$location', phone: 'summary' },
      { value: 'subnet', copy: true, phone: 'summary' },
      { value: 'subnet_ipv6', copy: true },
      { id: 'machines', value: 'vm_uuids', cell: 'count' },
      'resources_count',
      { value: 'vlan_id', hidden: true },
      { value: 'created_at', hidden: true },
      { value: 'billing_account_id', refers: 'billing_account', hidden: true },
      { value: 'uuid', hidden: true, copy: true },
    ],
    search: ['name', 'subnet', 'subnet_ipv6', 'uuid'],
    filters: ['$location'],
    sort: { by: 'name', direction: 'ascending' },
    bulk: ['delete'],
  },
  detail: {
    about: true,
    actions: ['makeDefault'],
    facts: [
      {
        id: 'network',
        items: [
          { value: 'subnet', copy: true },
          { value: 'subnet_ipv6', copy: true },
          'is_default',
          'resources_count',
          '$location',
          'vlan_id',
          'type',
          { value: 'billing_account_id', refers: 'billing_account' },
          'created_at',
          'updated_at',
          { value: 'uuid', copy: true },
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
            ours: 'uuid',
            columns: ['display_name', 'public_ipv4', 'private_address', 'targets'],
          },
        ],
      },
      {
        id: 'settings',
        sections: [
          { kind: 'form', id: 'general', action: 'rename' },
          { kind: 'actions', id: 'default', actions: ['makeDefault'] },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'makeDefault',
      icon: 'check',
      operation: 'setDefaultNetwork',
      params: { uuid: { field: 'uuid' } },
      when: { field: 'is_default', is: false, because: 'isDefault' },
      guard: 'none',
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'updateNetwork',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [{ at: 'name', initial: { field: 'name' } }],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteNetwork',
      params: { uuid: { field: 'uuid' } },
      when: {
        all: [
          { field: 'is_default', is: false, because: 'default' },
          { field: 'vm_uuids', present: false, because: 'inUse' },
          {
            any: [
              { field: 'resources_count', is: 0 },
              { field: 'resources_count', present: false },
            ],
            because: 'inUse',
          },
        ],
      },
      guard: 'loses-data',
      deleted: [{ id: 'range' }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createNetwork',
    sections: [
      { id: 'where', fields: [{ at: 'location', widget: 'tiles', options: { kind: 'locations' } }] },
      { id: 'naming', fields: [{ at: 'name', required: true, help: true }] },
    ],
    prefill: { location: 'location', name: 'name' },
    result: 'record',
  },
})
