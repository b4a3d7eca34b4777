import { defineResource } from '../src/manifest/define-resource'
import { firewallRule, rulePresets, ruleNotices } from './shared/firewall-rule'

/** Firewalls: rules are written with the whole object, machines are assigned one by one (platform facts, section 9). */
export const firewall = defineResource<'Firewall'>({
  type: 'firewall',
  section: 'network',
  icon: 'shield',
  feature: 'firewallEnabled',
  title: ['display_name'],
  routes: { list: '/network/firewall', create: '/network/create/firewall' },
  list: {
    operation: 'listFirewalls',
    when: { record: 'deleted_at', present: false },
    columns: [
      'display_name',
      '$location',
      { id: 'rules', value: 'rules', cell: 'count', phone: 'summary' },
      { id: 'assigned', value: 'resources_assigned[].resource_uuid', refers: 'virtual_machine' },
      'updated_at',
    ],
    hidden: ['created_at', 'billing_account_id', 'uuid'],
    search: ['display_name', 'uuid'],
  },
  detail: {
    about: true,
    count: { id: 'protects', at: 'resources_assigned[]', icon: 'shield' },
    actions: ['assign'],
    facts: [
      { id: 'assigned', section: 'machines', action: 'assign', values: [] },
      { id: 'facts', values: ['$location', 'billing_account_id', 'updated_at', 'created_at', 'uuid'] },
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
            sort: ['port_start', 'protocol'],
            states: {
              rules: [{ state: 'allowed', when: { record: 'policy_action', present: false } }],
              field: 'policy_action',
              of: { allowed: { kind: 'works', icon: 'check' } },
            },
            count: 'resources_assigned[]',
            fields: firewallRule,
            operation: 'replaceFirewall',
            params: {
              display_name: { record: 'display_name' },
              billing_account_id: { record: 'billing_account_id' },
            },
            presets: rulePresets,
            notices: ruleNotices,
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
            rowActions: [
              {
                id: 'takeOff',
                icon: 'unlink',
                operation: 'unassignFirewall',
                params: { uuid: { owner: 'uuid' }, vm_uuid: { record: 'uuid' } },
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
    {
      id: 'assign',
      operation: 'assignFirewall',
      fields: [
        {
          at: 'vm_uuid',
          options: {
            kind: 'resource',
            type: 'virtual_machine',
            note: 'private_ipv4',
            when: { not: { option: 'uuid', is: { record: 'resources_assigned[].resource_uuid' } } },
          },
          help: true,
        },
      ],
    },
    {
      id: 'rename',
      operation: 'replaceFirewall',
      params: { rules: { record: 'rules' }, billing_account_id: { record: 'billing_account_id' } },
      fields: ['$title'],
    },
    {
      id: 'delete',
      operation: 'deleteFirewall',
      removes: true,
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
            initial: ['anyOut'],
            presets: rulePresets,
            notices: ruleNotices,
            help: true,
          },
        ],
      },
    ],
  },
})
