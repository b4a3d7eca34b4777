import { defineResource } from '../src/manifest/define-resource'
import { freedAddress } from './shared/free'

/** Load balancers: rules and targets come and go one by one, the public address is a floating IP (platform facts, section 10). */
export const loadBalancer = defineResource<'LoadBalancer'>({
  version: 1,
  type: 'load_balancer',
  schema: 'LoadBalancer',
  section: 'network',
  icon: 'split',
  feature: 'loadBalancerEnabled',
  scope: 'location',
  identity: 'uuid',
  title: ['display_name', 'uuid'],
  routes: {
    list: '/network/load_balancer',
    detail: '/network/load_balancer/{location}/{id}',
    create: '/network/create/load_balancer',
  },
  joins: {
    addresses: { operation: 'listIpAddresses', theirs: 'assigned_to', ours: 'uuid', take: 'many' },
  },
  list: {
    operation: 'listLoadBalancers',
    hide: { field: 'is_deleted', is: true },
    columns: [
      'display_name',
      { value: '$location', phone: 'summary' },
      { id: 'public_ipv4', value: '$addresses.address', cell: 'address', copy: true, phone: 'summary' },
      { value: 'private_address', copy: true },
      { id: 'network', value: 'network_uuid', refers: 'vpc' },
      { id: 'rules', value: 'forwarding_rules', cell: 'count' },
      { id: 'targets', value: 'targets', cell: 'count', phone: 'summary' },
      '$price',
      { value: 'created_at', hidden: true },
      { value: 'billing_account_id', refers: 'billing_account', hidden: true },
      { value: 'uuid', hidden: true, copy: true },
    ],
    search: ['display_name', '$addresses.address', 'private_address', 'uuid'],
    filters: ['$location', { field: 'network_uuid', refers: 'vpc' }],
    sort: { by: 'display_name', direction: 'ascending' },
    totals: ['price'],
    bulk: ['delete'],
  },
  detail: {
    badge: { id: 'spreads', count: 'targets[]', icon: 'server' },
    actions: ['addTarget', 'addRule'],
    facts: [
      {
        id: 'connect',
        items: [
          { id: 'public_ipv4', value: '$addresses.address', cell: 'address', copy: true },
          { value: 'private_address', copy: true },
          { id: 'network', value: 'network_uuid', refers: 'vpc' },
        ],
      },
      {
        id: 'balancer',
        items: ['$location', 'created_at', 'updated_at', { value: 'uuid', copy: true }],
      },
      { id: 'cost', items: [{ value: 'billing_account_id', refers: 'billing_account' }, '$price'] },
    ],
    tabs: [
      {
        id: 'forwarding',
        sections: [
          {
            kind: 'collection',
            id: 'rules',
            at: 'forwarding_rules',
            key: 'uuid',
            title: 'source_port',
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
            rowActions: [
              {
                id: 'removeRule',
                icon: 'trash-2',
                operation: 'deleteLoadBalancerRule',
                params: { uuid: { owner: 'uuid' }, rule_uuid: { field: 'uuid' } },
                guard: 'disturbs',
                danger: true,
              },
            ],
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
                guard: 'disturbs',
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
            ours: 'uuid',
            columns: ['address', 'name', 'assigned_to_private_ip', 'price'],
            rowActions: ['unassign'],
            actions: ['assignAddress'],
            note: true,
          },
        ],
      },
      {
        id: 'settings',
        sections: [
          { kind: 'form', id: 'general', action: 'rename' },
          { kind: 'form', id: 'billing', action: 'moveBilling' },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'addRule',
      icon: 'plus',
      operation: 'addLoadBalancerRule',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
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
      params: { uuid: { field: 'uuid' }, target_type: { constant: 'vm' } },
      guard: 'none',
      input: [
        {
          at: 'target_uuid',
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            note: 'private_ipv4',
            where: {
              all: [
                {
                  any: [
                    { field: '$network.uuid', equals: { owner: 'network_uuid' } },
                    {
                      field: '$interfaces.subinterfaces[].network.uuid',
                      equals: { owner: 'network_uuid' },
                    },
                  ],
                },
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
      guard: 'none',
      input: [
        {
          at: 'address',
          options: {
            kind: 'resource',
            type: 'ip_address',
            value: 'address',
            note: 'address',
            where: { field: 'assigned_to', present: false },
          },
          help: true,
        },
      ],
      refresh: ['listIpAddresses'],
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'updateLoadBalancer',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [{ at: 'display_name', initial: { field: 'display_name' } }],
    },
    {
      id: 'moveBilling',
      icon: 'wallet',
      operation: 'moveLoadBalancerBilling',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [
        {
          at: 'set_id',
          initial: { field: 'billing_account_id' },
          options: {
            kind: 'resource',
            type: 'billing_account',
            open: { account: { field: 'id' }, because: 'accountClosed' },
          },
          help: true,
        },
      ],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteLoadBalancer',
      params: { uuid: { field: 'uuid' } },
      guard: 'loses-resource',
      deleted: [{ id: 'balancer' }, { id: 'rules', count: 'forwarding_rules[]' }],
      kept: [{ id: 'machines', count: 'targets[]' }, freedAddress],
      refresh: ['listIpAddresses', 'listNetworks'],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createLoadBalancer',
    when: { context: 'billingAccountOpen' },
    sections: [
      { id: 'where', fields: [{ at: 'location', widget: 'tiles', options: { kind: 'locations' } }] },
      {
        id: 'network',
        fields: [
          {
            at: 'network_uuid',
            options: {
              kind: 'resource',
              type: 'vpc',
              note: 'subnet',
              initial: { field: 'is_default', is: true },
            },
            help: true,
          },
          { at: 'reserve_public_ip', price: 'ASSIGNED_FLOATING_IP', help: true },
        ],
      },
      {
        id: 'rules',
        fields: [
          {
            at: 'rules',
            of: [{ at: 'source_port', distinct: 'portTaken' }, { at: 'target_port' }],
            help: true,
          },
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
                  where: {
                    any: [
                      { field: '$network.uuid', equals: { form: 'network_uuid' } },
                      {
                        field: '$interfaces.subinterfaces[].network.uuid',
                        equals: { form: 'network_uuid' },
                      },
                    ],
                  },
                },
              },
              { at: 'target_type', initial: { constant: 'vm' } },
            ],
            help: true,
          },
        ],
      },
      { id: 'naming', fields: [{ at: 'display_name' }] },
    ],
    params: { billing_account_id: { context: 'billingAccount' } },
    prefill: { location: 'location', network: 'network_uuid', name: 'display_name' },
    result: 'record',
    refresh: ['listIpAddresses', 'listNetworks'],
  },
  price: [
    { type: 'LOAD_BALANCER', record: { constant: 1 }, form: { constant: 1 } },
    {
      type: 'ASSIGNED_FLOATING_IP',
      countedBy: 'ip_address',
      record: { count: '$addresses' },
      form: { constant: 1 },
      whenForm: { form: 'reserve_public_ip', is: true },
    },
  ],
})
