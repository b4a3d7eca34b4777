import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-joins'
import { usage } from './shared/usage'

/** Type of the record an address is assigned to. */
const holder = {
  field: 'assigned_to_resource_type',
  of: { virtual_machine: 'virtual_machine', service: 'managed_service', load_balancer: 'load_balancer' },
} as const

const joins = {
  machine: { operation: 'listVms', theirs: 'uuid', ours: 'assigned_to', take: 'one' },
  balancer: { operation: 'listLoadBalancers', theirs: 'uuid', ours: 'assigned_to', take: 'one' },
} as const satisfies Joins<'IpAddress'>

const isAssigned = { record: 'assigned_to', present: true } as const

/** Floating IPs: calls use the address, screens the uuid; the state follows from `assigned_to`. */
export const ipAddress = defineResource<'IpAddress', typeof joins>({
  type: 'ip_address',
  section: 'network',
  icon: 'globe',
  feature: 'ipsEnabled',
  title: ['name', 'address'],
  routes: { list: '/network/ip_address', create: '/network/create/ip_address' },
  joins,
  states: {
    rules: [{ state: 'assigned', when: isAssigned }, { state: 'unassigned' }],
    of: {
      assigned: { kind: 'works', icon: 'link' },
      unassigned: { kind: 'idle' },
    },
  },
  related: { columns: ['address', 'name', 'assigned_to_private_ip', 'price'], actions: ['unassign'] },
  list: {
    operation: 'listIpAddresses',
    when: { not: { record: 'is_deleted', is: true } },
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
    lines: [{ id: 'address', text: '{address}' }],
  },
  detail: {
    spent: { ...usage, theirs: 'uuid', params: { billing_account_id: { record: 'billing_account_id' } } },
    values: [{ value: 'name', cell: 'text' }],
    actions: ['assign', 'unassign'],
    facts: [
      {
        id: 'address',
        values: [
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
      { id: 'cost', values: ['billing_account_id', '$spent', '$price'] },
    ],
    tabs: [{ id: 'settings', sections: ['rename', 'moveBilling', { danger: ['unassign', 'delete'] }] }],
  },
  actions: [
    {
      id: 'assign',
      operation: 'assignIpAddress',
      when: { record: 'assigned_to', present: false, because: 'assigned' },
      fields: [
        {
          at: 'kind',
          local: 'string',
          options: {
            kind: 'values',
            values: ['virtual_machine', 'load_balancer', 'service'],
            when: {
              virtual_machine: { feature: 'vmsEnabled' },
              load_balancer: { feature: 'loadBalancerEnabled' },
              service: { feature: 'servicesEnabled' },
            },
          },
          initial: 'virtual_machine',
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
            when: { option: 'private_ipv4', present: true, because: 'noPrivateAddress' },
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
            when: { option: 'private_address', present: true, because: 'noPrivateAddress' },
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
                { option: 'properties.service_ip', present: true },
                { option: 'properties.location', is: { record: '$location' } },
              ],
            },
          },
        },
      ],
    },
    {
      id: 'unassign',
      operation: 'unassignIpAddress',
      when: { record: 'assigned_to', present: true, because: 'unassigned' },
      guard: 'disturbs',
      kept: [{ id: 'charge', costs: [{ type: 'UNASSIGNED_FLOATING_IP', record: 1 }] }],
    },
    { id: 'rename', operation: 'updateIpAddress', fields: ['$title'] },
    { id: 'moveBilling', operation: 'updateIpAddress', fields: ['$payer'] },
    {
      id: 'delete',
      operation: 'deleteIpAddress',
      removes: true,
      when: { record: 'assigned_to', present: false, because: 'deleteUnassigned' },
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
    { type: 'ASSIGNED_FLOATING_IP', record: { value: 1, when: isAssigned } },
    { type: 'UNASSIGNED_FLOATING_IP', record: { value: 1, when: { not: isAssigned } }, form: 1 },
  ],
})
