import { defineResource } from '../src/manifest/define-resource'
import { firewallRule } from './shared/firewall-rule'

/** Firewalls: rules are written with the whole object, machines are assigned one by one (platform facts, section 9). */
export const firewall = defineResource<'Firewall'>({
  version: 1,
  type: 'firewall',
  schema: 'Firewall',
  section: 'network',
  icon: 'shield',
  feature: 'firewallEnabled',
  scope: 'location',
  identity: 'uuid',
  title: ['display_name'],
  routes: {
    list: '/network/firewall',
    detail: '/network/firewall/{location}/{id}',
    create: '/network/create/firewall',
  },
  list: {
    operation: 'listFirewalls',
    hide: { field: 'deleted_at', present: true },
    columns: [
      'display_name',
      { value: '$location', phone: 'summary' },
      { id: 'rules', value: 'rules', cell: 'count', phone: 'summary' },
      { id: 'assigned', value: 'resources_assigned[].resource_uuid', refers: 'virtual_machine' },
      { value: 'updated_at' },
      { value: 'created_at', hidden: true },
      { value: 'billing_account_id', refers: 'billing_account', hidden: true },
      { value: 'uuid', hidden: true, copy: true },
    ],
    search: ['display_name', 'uuid'],
    filters: ['$location'],
    sort: { by: 'display_name', direction: 'ascending' },
    bulk: ['delete'],
  },
  detail: {
    about: true,
    badge: { id: 'protects', count: 'resources_assigned[]', icon: 'shield' },
    actions: ['assign'],
    facts: [
      { id: 'assigned', related: 'machines', action: 'assign', items: [] },
      {
        id: 'facts',
        items: [
          '$location',
          { value: 'billing_account_id', refers: 'billing_account' },
          'updated_at',
          'created_at',
          { value: 'uuid', copy: true },
        ],
      },
    ],
    tabs: [
      {
        id: 'rules',
        count: ['rules[]'],
        sections: [
          {
            kind: 'editor',
            id: 'rules',
            at: 'rules',
            key: 'uuid',
            groups: { field: 'direction', values: ['inbound', 'outbound'] },
            order: ['port_start', 'protocol'],
            named: ['protocol', 'ports'],
            states: {
              rules: [{ state: 'allowed', when: { field: 'policy_action', present: false } }],
              otherwise: 'policy_action',
              of: { allowed: { kind: 'works', icon: 'check' } },
            },
            affects: 'resources_assigned[]',
            fields: firewallRule,
            write: {
              operation: 'replaceFirewall',
              params: {
                uuid: { field: 'uuid' },
                display_name: { field: 'display_name' },
                billing_account_id: { field: 'billing_account_id' },
              },
              place: 'rules',
            },
            templates: [
              {
                id: 'https',
                row: { direction: 'inbound', protocol: 'tcp', port_start: 443, endpoint_spec_type: 'any' },
              },
              {
                id: 'http',
                row: { direction: 'inbound', protocol: 'tcp', port_start: 80, endpoint_spec_type: 'any' },
              },
              {
                id: 'ssh',
                row: { direction: 'inbound', protocol: 'tcp', port_start: 22, endpoint_spec_type: 'any' },
              },
              { id: 'ping', row: { direction: 'inbound', protocol: 'icmp', endpoint_spec_type: 'any' } },
            ],
          },
        ],
      },
      {
        id: 'assigned',
        count: ['resources_assigned[]'],
        sections: [
          {
            kind: 'related',
            id: 'machines',
            type: 'virtual_machine',
            theirs: 'uuid',
            ours: 'resources_assigned[].resource_uuid',
            columns: ['name', 'state', 'private_ipv4'],
            calls: [
              {
                id: 'takeOff',
                icon: 'unlink',
                operation: 'unassignFirewall',
                params: { uuid: { owner: 'uuid' }, vm_uuid: { field: 'uuid' } },
                guard: 'disturbs',
                refresh: ['listFirewalls'],
              },
            ],
            actions: ['assign'],
          },
        ],
      },
      {
        id: 'settings',
        sections: [
          { kind: 'form', id: 'general', action: 'rename' },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'assign',
      icon: 'link',
      operation: 'assignFirewall',
      params: { uuid: { field: 'uuid' } },
      guard: 'none',
      input: [
        {
          at: 'vm_uuid',
          options: { kind: 'resource', type: 'virtual_machine', note: 'private_ipv4' },
          help: true,
        },
      ],
    },
    {
      id: 'rename',
      icon: 'pencil',
      operation: 'replaceFirewall',
      params: {
        uuid: { field: 'uuid' },
        rules: { field: 'rules' },
        billing_account_id: { field: 'billing_account_id' },
      },
      guard: 'none',
      fresh: true,
      input: [{ at: 'display_name', initial: { field: 'display_name' } }],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteFirewall',
      params: { uuid: { field: 'uuid' } },
      guard: 'loses-data',
      deleted: [{ id: 'rules', count: 'rules[]' }],
      kept: [{ id: 'machines', count: 'resources_assigned[]' }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createFirewall',
    when: { context: 'billingAccountOpen' },
    sections: [
      { id: 'where', fields: [{ at: 'location', widget: 'tiles', options: { kind: 'locations' } }] },
      { id: 'naming', fields: [{ at: 'display_name' }] },
      { id: 'rules', fields: [{ at: 'rules', of: firewallRule, initial: { constant: null } }] },
    ],
    params: { billing_account_id: { context: 'billingAccount' } },
    prefill: { location: 'location', name: 'display_name' },
    result: 'record',
  },
})
