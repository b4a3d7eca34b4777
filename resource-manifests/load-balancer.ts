import { defineResource } from '../src/manifest/define-resource'
import { forwardingActions, forwardingSections } from './load-balancer/forwarding'
import { joins } from './load-balancer/joins'
import { metrics } from './load-balancer/metrics'
import { freeAddress, freedAddress } from './shared/free'
import { metricsTab } from './shared/metrics'
import { usage } from './shared/usage'

/** A machine is in the chosen network by its own card, or by a sub-interface. */
const isInChosenNetwork = {
  any: [
    { option: '$network.uuid', is: { form: 'network_uuid' } },
    { option: '$interfaces.subinterfaces[].network.uuid', is: { form: 'network_uuid' } },
  ],
} as const

/** Load balancers: rules and targets are changed one by one, the public address is a floating IP (platform facts, section 10). */
export const loadBalancer = defineResource<'LoadBalancer', typeof joins>({
  type: 'load_balancer',
  section: 'network',
  icon: 'split',
  feature: 'loadBalancerEnabled',
  routes: { list: '/network/load_balancer', create: '/network/create/load_balancer' },
  joins,
  list: {
    operation: 'listLoadBalancers',
    when: { not: { record: 'is_deleted', is: true } },
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
  },
  detail: {
    spent: { ...usage, params: { billing_account_id: { record: 'billing_account_id' } } },
    count: { id: 'spreads', at: 'targets[]', icon: 'server' },
    actions: ['addTarget', 'addRule'],
    facts: [
      { id: 'connect', values: ['#public_ipv4', '#private_address', '#network'] },
      { id: 'balancer', values: ['$location', 'created_at', 'updated_at', 'uuid'] },
      { id: 'cost', values: ['billing_account_id', '$spent', '$price', '$ownPrice'] },
    ],
    metrics,
    tabs: [
      {
        id: 'forwarding',
        sections: [...forwardingSections],
      },
      metricsTab,
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
    ...forwardingActions,
    {
      id: 'assignAddress',
      icon: 'globe',
      operation: 'assignIpAddress',
      params: { private_ip: { record: 'private_address' } },
      when: { record: 'private_address', present: true, because: 'noPrivateAddress' },
      fields: [{ at: 'address', options: freeAddress, help: true }],
    },
    { id: 'rename', operation: 'updateLoadBalancer', fields: ['$title'] },
    { id: 'moveBilling', operation: 'moveLoadBalancerBilling', fields: ['$payer'] },
    {
      id: 'delete',
      operation: 'deleteLoadBalancer',
      removes: true,
      deleted: [{ id: 'balancer' }, { id: 'rules', count: 'forwarding_rules[]' }],
      kept: [{ id: 'machines', count: 'targets[]' }, freedAddress],
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
                  when: isInChosenNetwork,
                },
              },
              { at: 'target_type', initial: 'vm' },
            ],
            help: true,
          },
        ],
      },
      { id: 'naming', fields: ['display_name'] },
    ],
    prefill: { network: 'network_uuid' },
  },
  price: [
    { type: 'LOAD_BALANCER', record: 1, form: 1 },
    { type: 'ASSIGNED_FLOATING_IP', record: { count: '$addresses' } },
  ],
})
