import { defineResource } from '../src/manifest/define-resource'
import { firewallRule, ruleTemplates, ruleWarnings } from './shared/firewall-rule'

/** Firewalls: rules are written with the whole object, machines are assigned one by one (platform facts, section 9). */
export const firewall = defineResource<'Firewall'>({
  type: 'firewall',
  schema: 'Firewall',
  section: 'network',
  icon: 'shield',
  feature: 'firewallEnabled',
  title: ['display_name'],
  routes: { list: '/network/firewall', create: '/network/create/firewall' },
  list: {
    operation: 'listFirewalls',
    when: { field: 'deleted_at', present: false },
    columns: [
      'display_name',
      '$location',
      { id: 'rules', value: 'rules', cell: 'count', phone: 'summary' },
      { id: 'assigned', value: 'resources_assigned[].resource_uuid', refers: 'virtual_machine' },
      'updated_at',
    ],
    hidden: ['created_at', 'billing_account_id', 'uuid'],
    search: ['display_name', 'uuid'],
    bulk: ['delete'],
  },
  detail: {
    about: true,
    badge: { id: 'protects', count: 'resources_assigned[]', icon: 'shield' },
    actions: ['assign'],
    facts: [
      { id: 'assigned', related: 'machines', action: 'assign', items: [] },
      { id: 'facts', items: ['$location', 'billing_account_id', 'updated_at', 'created_at', 'uuid'] },
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
                display_name: { field: 'display_name' },
                billing_account_id: { field: 'billing_account_id' },
              },
              place: 'rules',
            },
            templates: ruleTemplates,
            warns: ruleWarnings,
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
            calls: [
              {
                id: 'takeOff',
                icon: 'unlink',
                operation: 'unassignFirewall',
                params: { uuid: { owner: 'uuid' }, vm_uuid: { field: 'uuid' } },
                refresh: ['listFirewalls'],
              },
            ],
            actions: ['assign'],
          },
        ],
      },
      { id: 'settings', sections: ['rename', { danger: ['delete'] }] },
    ],
  },
  actions: [
    { id: 'assign', operation: 'assignFirewall', input: [{ at: 'vm_uuid', help: true }] },
    {
      id: 'rename',
      operation: 'replaceFirewall',
      params: { rules: { field: 'rules' }, billing_account_id: { field: 'billing_account_id' } },
      fresh: true,
      input: [{ at: 'display_name', required: true }],
    },
    {
      id: 'delete',
      operation: 'deleteFirewall',
      guard: 'loses-data',
      deleted: [{ id: 'rules', count: 'rules[]' }],
      kept: [{ id: 'machines', count: 'resources_assigned[]' }],
    },
  ],
  create: {
    operation: 'createFirewall',
    sections: [
      { id: 'where', fields: ['location'] },
      { id: 'naming', fields: ['display_name'] },
      {
        id: 'rules',
        fields: [
          {
            at: 'rules',
            of: firewallRule,
            begins: ['anyOut'],
            templates: ruleTemplates,
            warns: ruleWarnings,
            help: true,
          },
        ],
      },
    ],
  },
})
