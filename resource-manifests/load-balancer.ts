import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'
import type { Value } from '../src/manifest/words/values'
import { freeAddress, freedAddress } from './shared/free'
import { usage } from './shared/usage'

/** A machine is in a network by its own card, or by a sub-interface. */
const isIn = <const Network extends Value>(network: Network) =>
  ({
    any: [
      { field: '$network.uuid', equals: network },
      { field: '$interfaces.subinterfaces[].network.uuid', equals: network },
    ],
  }) as const

const joins = {
  addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', take: 'many' },
} as const satisfies Joins<'LoadBalancer'>

/** Load balancers: rules and targets come and go one by one, the public address is a floating IP (platform facts, section 10). */
export const loadBalancer = defineResource<'LoadBalancer', typeof joins>({
  type: 'load_balancer',
  schema: 'LoadBalancer',
  section: 'network',
  icon: 'split',
  feature: 'loadBalancerEnabled',
  routes: { list: '/network/load_balancer', create: '/network/create/load_balancer' },
  joins,
  list: {
    operation: 'listLoadBalancers',
    when: { not: { field: 'is_deleted', is: true } },
    columns: [
      'display_name',
      '$location',
      { id: 'public_ipv4', value: '$addresses.address', cell: 'address', copy: true, phone: 'summary' },
      { value: 'private_address', copy: true },
      { id: 'network', value: 'network_uuid' },
      { id: 'rules', value: 'forwarding_rules', cell: 'count' },
      { id: 'targets', value: 'targets', cell: 'count', phone: 'summary' },
      '$price',
    ],
    hidden: ['$ownPrice', 'created_at', 'billing_account_id', 'uuid'],
    search: ['display_name', '$addresses.address', 'private_address', 'uuid'],
    filters: ['$location', 'network_uuid'],
    bulk: ['delete'],
  },
  detail: {
    spent: { ...usage, params: { billing_account_id: { field: 'billing_account_id' } } },
    badge: { id: 'spreads', count: 'targets[]', icon: 'server' },
    actions: ['addTarget', 'addRule'],
    facts: [
      { id: 'connect', items: ['#public_ipv4', '#private_address', '#network'] },
      { id: 'balancer', items: ['$location', 'created_at', 'updated_at', 'uuid'] },
      { id: 'cost', items: ['billing_account_id', '$spent', '$price', '$ownPrice'] },
    ],
    tabs: [
      {
        id: 'forwarding',
        sections: [
          {
            kind: 'collection',
            id: 'rules',
            at: 'forwarding_rules',
            columns: [
              'source_port',
              'target_port',
              'protocol',
              { id: 'persistence', value: 'settings.session_persistence' },
              { id: 'limit', value: 'settings.connection_limit' },
              { id: 'added', value: 'created_at' },
            ],
            sort: { by: 'source_port', direction: 'ascending' },
            actions: ['addRule'],
            rowActions: [{ id: 'removeRule', operation: 'deleteLoadBalancerRule', danger: true }],
          },
          {
            kind: 'related',
            id: 'targets',
            type: 'virtual_machine',
            theirs: 'uuid',
            ours: 'targets[].target_uuid',
            columns: ['name', 'state'],
            part: {
              at: 'targets',
              by: 'target_uuid',
              columns: ['target_ip_address', { id: 'added', value: 'created_at' }],
            },
            calls: [
              {
                id: 'removeTarget',
                icon: 'unlink',
                operation: 'deleteLoadBalancerTarget',
                params: { uuid: { owner: 'uuid' }, target_uuid: { field: 'uuid' } },
                refresh: ['listLoadBalancers'],
              },
            ],
            actions: ['addTarget'],
          },
        ],
      },
      {
        id: 'network',
        sections: [
          {
            kind: 'related',
            id: 'addresses',
            type: 'ip_address',
            theirs: 'assigned_to',
            actions: ['assignAddress'],
            note: true,
          },
        ],
      },
      { id: 'settings', sections: ['rename', 'moveBilling', { danger: ['delete'] }] },
    ],
  },
  actions: [
    {
      id: 'addRule',
      operation: 'addLoadBalancerRule',
      input: [
        {
          at: 'source_port',
          checks: [
            {
              not: { field: 'forwarding_rules[].source_port', equals: { form: 'source_port' } },
              because: 'portTaken',
            },
          ],
          half: true,
        },
        { at: 'target_port', half: true },
      ],
    },
    {
      id: 'addTarget',
      icon: 'link',
      operation: 'addLoadBalancerTarget',
      params: { target_type: { constant: 'vm' } },
      input: [
        {
          at: 'target_uuid',
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            note: 'private_ipv4',
            when: {
              all: [
                isIn({ owner: 'network_uuid' }),
                { not: { field: 'uuid', equals: { owner: 'targets[].target_uuid' } } },
              ],
            },
          },
          help: true,
        },
      ],
    },
    {
      id: 'assignAddress',
      icon: 'globe',
      operation: 'assignIpAddress',
      params: { private_ip: { field: 'private_address' } },
      when: { field: 'private_address', present: true, because: 'noPrivateAddress' },
      input: [{ at: 'address', options: freeAddress, help: true }],
      refresh: ['listIpAddresses'],
    },
    { id: 'rename', operation: 'updateLoadBalancer' },
    { id: 'moveBilling', operation: 'moveLoadBalancerBilling' },
    {
      id: 'delete',
      operation: 'deleteLoadBalancer',
      deleted: [{ id: 'balancer' }, { id: 'rules', count: 'forwarding_rules[]' }],
      kept: [{ id: 'machines', count: 'targets[]' }, freedAddress],
      refresh: ['listIpAddresses', 'listNetworks'],
    },
  ],
  create: {
    operation: 'createLoadBalancer',
    sections: [
      { id: 'where', fields: ['location'] },
      {
        id: 'network',
        fields: [
          { at: 'network_uuid', help: true },
          { at: 'reserve_public_ip', price: 'ASSIGNED_FLOATING_IP', help: true },
        ],
      },
      {
        id: 'rules',
        fields: [
          { at: 'rules', of: [{ at: 'source_port', distinct: 'portTaken' }, 'target_port'], help: true },
        ],
      },
      {
        id: 'targets',
        fields: [
          {
            at: 'targets',
            widget: 'picks',
            required: true,
            of: [
              {
                at: 'target_uuid',
                options: {
                  kind: 'resource',
                  type: 'virtual_machine',
                  note: 'private_ipv4',
                  when: isIn({ form: 'network_uuid' }),
                },
              },
              { at: 'target_type', initial: { constant: 'vm' } },
            ],
            help: true,
          },
        ],
      },
      { id: 'naming', fields: ['display_name'] },
    ],
    prefill: { network: 'network_uuid' },
    refresh: ['listIpAddresses', 'listNetworks'],
  },
  price: [
    { type: 'LOAD_BALANCER', record: { constant: 1 }, form: { constant: 1 } },
    { type: 'ASSIGNED_FLOATING_IP', countedBy: 'ip_address', record: { count: '$addresses' } },
  ],
})
