import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'
import { usage } from './shared/usage'

/** What an address leads to, by its kind. */
const holder = {
  by: 'assigned_to_resource_type',
  of: { virtual_machine: 'virtual_machine', service: 'managed_service', load_balancer: 'load_balancer' },
} as const

const joins = {
  machine: { operation: 'listVms', theirs: 'uuid', ours: 'assigned_to', take: 'one' },
  balancer: { operation: 'listLoadBalancers', theirs: 'uuid', ours: 'assigned_to', take: 'one' },
} as const satisfies Joins<'IpAddress'>

/** Floating IPs: calls name the address, screens the uuid; assigned or not follows from `assigned_to`. */
export const ipAddress = defineResource<'IpAddress', typeof joins>({
  type: 'ip_address',
  schema: 'IpAddress',
  section: 'network',
  icon: 'globe',
  feature: 'ipsEnabled',
  title: ['name', 'address'],
  routes: { list: '/network/ip_address', create: '/network/create/ip_address' },
  joins,
  states: {
    rules: [{ state: 'assigned', when: { field: 'assigned_to', present: true } }, { state: 'unassigned' }],
    of: {
      assigned: { kind: 'works', icon: 'link' },
      unassigned: { kind: 'rest', icon: 'circle-dashed', idle: true },
    },
  },
  elsewhere: { columns: ['address', 'name', 'assigned_to_private_ip', 'price'], actions: ['unassign'] },
  list: {
    operation: 'listIpAddresses',
    when: { not: { field: 'is_deleted', is: true } },
    columns: [
      { value: 'address', cell: 'title', copy: true },
      '$state',
      { value: 'name', cell: 'text' },
      '$location',
      { id: 'target', value: 'assigned_to', refers: holder, phone: 'summary' },
      'assigned_to_private_ip',
      '$price',
    ],
    hidden: ['assigned_to_resource_type', 'unassigned_at', 'created_at', 'billing_account_id', 'uuid'],
    search: ['address', 'name', '$machine.name', '$balancer.display_name', 'assigned_to_private_ip'],
    bulk: ['unassign', 'delete'],
    copies: [{ id: 'address', text: '{address}' }],
  },
  detail: {
    spent: { ...usage, theirs: 'uuid', params: { billing_account_id: { field: 'billing_account_id' } } },
    description: 'name',
    actions: ['assign', 'unassign'],
    facts: [
      {
        id: 'address',
        items: [
          { value: 'address', copy: true },
          '$location',
          '#target',
          'assigned_to_resource_type',
          'assigned_to_private_ip',
          'type',
          'unassigned_at',
          'created_at',
          'uuid',
        ],
      },
      { id: 'cost', items: ['billing_account_id', '$spent', '$price'] },
    ],
    tabs: [{ id: 'settings', sections: ['rename', 'moveBilling', { danger: ['unassign', 'delete'] }] }],
  },
  actions: [
    {
      id: 'assign',
      operation: 'assignIpAddress',
      when: { field: 'assigned_to', present: false, because: 'assigned' },
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
          when: { form: 'kind', is: 'virtual_machine' },
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            value: 'private_ipv4',
            note: 'private_ipv4',
            when: { field: 'private_ipv4', present: true, because: 'noPrivateAddress' },
          },
          help: true,
        },
        {
          id: 'balancer',
          at: 'private_ip',
          when: { form: 'kind', is: 'load_balancer' },
          options: {
            kind: 'resource',
            type: 'load_balancer',
            value: 'private_address',
            note: 'private_address',
            when: { field: 'private_address', present: true, because: 'noPrivateAddress' },
          },
        },
        {
          id: 'service',
          at: 'private_ip',
          when: { form: 'kind', is: 'service' },
          options: {
            kind: 'resource',
            type: 'managed_service',
            value: 'properties.service_ip',
            note: 'properties.service_ip',
            when: {
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
      operation: 'unassignIpAddress',
      when: { field: 'assigned_to', present: true, because: 'unassigned' },
      guard: 'disturbs',
      kept: [{ id: 'charge', costs: [{ type: 'UNASSIGNED_FLOATING_IP', record: { constant: 1 } }] }],
    },
    { id: 'rename', operation: 'updateIpAddress' },
    { id: 'moveBilling', operation: 'updateIpAddress' },
    {
      id: 'delete',
      operation: 'deleteIpAddress',
      when: { field: 'assigned_to', present: false, because: 'deleteUnassigned' },
      guard: 'loses-data',
      deleted: [{ id: 'address' }],
    },
  ],
  create: {
    operation: 'createIpAddress',
    sections: [
      { id: 'where', fields: ['location'] },
      { id: 'naming', fields: [{ at: 'name', help: true }] },
    ],
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
