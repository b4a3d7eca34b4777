import { defineResource } from '../src/manifest/define-resource'

/** What an address leads to, by its kind. */
const holder = {
  by: 'assigned_to_resource_type',
  of: { virtual_machine: 'virtual_machine', service: 'managed_service', load_balancer: 'load_balancer' },
} as const

/** Floating IPs: calls name the address, screens the uuid; assigned or not follows from `assigned_to`. */
export const ipAddress = defineResource<'IpAddress'>({
  version: 1,
  type: 'ip_address',
  schema: 'IpAddress',
  section: 'network',
  icon: 'globe',
  feature: 'ipsEnabled',
  scope: 'location',
  identity: 'uuid',
  title: ['name', 'address'],
  routes: {
    list: '/network/ip_address',
    detail: '/network/ip_address/{location}/{id}',
    create: '/network/create/ip_address',
  },
  joins: {
    machine: { operation: 'listVms', theirs: 'uuid', ours: 'assigned_to', take: 'one' },
    balancer: { operation: 'listLoadBalancers', theirs: 'uuid', ours: 'assigned_to', take: 'one' },
  },
  states: {
    rules: [{ state: 'assigned', when: { field: 'assigned_to', present: true } }, { state: 'unassigned' }],
    of: {
      assigned: { kind: 'works', icon: 'link' },
      unassigned: { kind: 'rest', icon: 'circle-dashed', idle: true },
    },
  },
  list: {
    operation: 'listIpAddresses',
    hide: { field: 'is_deleted', is: true },
    columns: [
      { value: 'address', cell: 'title', copy: true },
      { value: '$state', phone: 'end' },
      { value: 'name', cell: 'text' },
      { value: '$location', phone: 'summary' },
      { id: 'target', value: 'assigned_to', refers: holder, phone: 'summary' },
      { value: 'assigned_to_private_ip' },
      { value: 'assigned_to_resource_type', hidden: true },
      '$price',
      { value: 'unassigned_at', hidden: true },
      { value: 'created_at', hidden: true },
      { value: 'billing_account_id', refers: 'billing_account', hidden: true },
      { value: 'uuid', hidden: true, copy: true },
    ],
    search: ['address', 'name', '$machine.name', '$balancer.display_name', 'assigned_to_private_ip'],
    filters: ['$state', '$location'],
    sort: { by: 'address', direction: 'ascending' },
    totals: ['price'],
    bulk: ['unassign', 'delete'],
  },
  detail: {
    description: 'name',
    actions: ['assign', 'unassign'],
    facts: [
      {
        id: 'address',
        items: [
          { value: 'address', copy: true },
          '$location',
          { id: 'target', value: 'assigned_to', refers: holder },
          'assigned_to_resource_type',
          { value: 'assigned_to_private_ip', copy: true },
          'type',
          'unassigned_at',
          'created_at',
          { value: 'uuid', copy: true },
        ],
      },
      { id: 'cost', items: [{ value: 'billing_account_id', refers: 'billing_account' }, '$price'] },
    ],
    tabs: [
      {
        id: 'settings',
        sections: [
          { kind: 'form', id: 'general', action: 'rename' },
          { kind: 'form', id: 'billing', action: 'moveBilling' },
          { kind: 'actions', id: 'danger', actions: ['unassign', 'delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'assign',
      icon: 'link',
      operation: 'assignIpAddress',
      params: { address: { field: 'address' } },
      when: { field: 'assigned_to', present: false, because: 'assigned' },
      guard: 'none',
      input: [
        {
          at: 'kind',
          local: 'string',
          options: { kind: 'values', values: ['virtual_machine', 'load_balancer', 'service'] },
          initial: { constant: 'virtual_machine' },
          required: true,
        },
        {
          at: 'private_ip',
          show: { form: 'kind', is: 'virtual_machine' },
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            value: 'private_ipv4',
            note: 'private_ipv4',
            open: { field: 'private_ipv4', present: true, because: 'noPrivateAddress' },
          },
          help: true,
        },
        {
          id: 'balancer',
          at: 'private_ip',
          show: { form: 'kind', is: 'load_balancer' },
          options: {
            kind: 'resource',
            type: 'load_balancer',
            value: 'private_address',
            note: 'private_address',
            open: { field: 'private_address', present: true, because: 'noPrivateAddress' },
          },
        },
        {
          id: 'service',
          at: 'private_ip',
          show: { form: 'kind', is: 'service' },
          options: {
            kind: 'resource',
            type: 'managed_service',
            value: 'properties.service_ip',
            note: 'properties.service_ip',
            where: {
              all: [
                { field: 'properties.service_ip', present: true },
                { field: 'properties.location', equals: { owner: '$location' } },
              ],
            },
          },
        },
      ],
    },
    {
      id: 'unassign',
      icon: 'unlink',
      operation: 'unassignIpAddress',
      params: { address: { field: 'address' } },
      when: { field: 'assigned_to', present: true, because: 'unassigned' },
      guard: 'disturbs',
      kept: [{ id: 'charge', costs: { type: 'UNASSIGNED_FLOATING_IP', record: { constant: 1 } } }],
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'updateIpAddress',
      params: { address: { field: 'address' } },
      guard: 'none',
      input: [{ at: 'name', initial: { field: 'name' }, required: true }],
    },
    {
      id: 'moveBilling',
      icon: 'wallet',
      operation: 'updateIpAddress',
      params: { address: { field: 'address' } },
      guard: 'none',
      input: [
        {
          at: 'billing_account_id',
          initial: { field: 'billing_account_id' },
          options: {
            kind: 'resource',
            type: 'billing_account',
            open: { account: { field: 'id' }, because: 'accountClosed' },
          },
          required: true,
          help: true,
        },
      ],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteIpAddress',
      params: { address: { field: 'address' } },
      when: { field: 'assigned_to', present: false, because: 'deleteUnassigned' },
      guard: 'loses-data',
      deleted: [{ id: 'address' }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createIpAddress',
    when: { context: 'billingAccountOpen' },
    sections: [
      { id: 'where', fields: [{ at: 'location', widget: 'tiles', options: { kind: 'locations' } }] },
      { id: 'naming', fields: [{ at: 'name', help: true }] },
    ],
    params: { billing_account_id: { context: 'billingAccount' } },
    prefill: { location: 'location', name: 'name' },
    result: 'record',
  },
  price: [
    {
      type: 'ASSIGNED_FLOATING_IP',
      record: { constant: 1 },
      whenRecord: { field: 'assigned_to', present: true },
    },
    {
      type: 'UNASSIGNED_FLOATING_IP',
      record: { constant: 1 },
      whenRecord: { field: 'assigned_to', present: false },
      form: { constant: 1 },
    },
  ],
})
