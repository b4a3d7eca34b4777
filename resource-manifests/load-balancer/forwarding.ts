import type { ActionsOf, SectionsOf } from '../../src/manifest/typed-manifest'
import type { joins } from './joins'

/** A machine is in the network of a balancer by its own card, or by a sub-interface. */
const isInItsNetwork = {
  any: [
    { option: '$network.uuid', is: { record: 'network_uuid' } },
    { option: '$interfaces.subinterfaces[].network.uuid', is: { record: 'network_uuid' } },
  ],
} as const

/** Forwarding rules of a load balancer, and its target machines. */
export const forwardingSections = [
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
    sort: 'source_port',
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
    each: {
      at: 'targets',
      key: 'target_uuid',
      columns: ['target_ip_address', { id: 'added', value: 'created_at' }],
    },
    rowActions: [
      {
        id: 'removeTarget',
        icon: 'unlink',
        operation: 'deleteLoadBalancerTarget',
        params: { uuid: { owner: 'uuid' }, target_uuid: { record: 'uuid' } },
      },
    ],
    actions: ['addTarget'],
  },
] as const satisfies SectionsOf<'LoadBalancer', typeof joins>

/** Actions that add a rule or a target. */
export const forwardingActions = [
  {
    id: 'addRule',
    operation: 'addLoadBalancerRule',
    fields: [
      {
        at: 'source_port',
        checks: [
          {
            not: { record: 'forwarding_rules[].source_port', is: { form: 'source_port' } },
            because: 'portTaken',
          },
        ],
        width: 'half',
      },
      { at: 'target_port', width: 'half' },
    ],
  },
  {
    id: 'addTarget',
    icon: 'link',
    operation: 'addLoadBalancerTarget',
    params: { target_type: 'vm' },
    fields: [
      {
        at: 'target_uuid',
        options: {
          kind: 'resource',
          type: 'virtual_machine',
          note: 'private_ipv4',
          when: {
            all: [isInItsNetwork, { not: { option: 'uuid', is: { record: 'targets[].target_uuid' } } }],
          },
        },
        help: true,
      },
    ],
  },
] as const satisfies ActionsOf<'LoadBalancer', typeof joins>
