import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-manifest'
import { limitedNotice } from './shared/limited-account'

const isPending = { field: 'status', is: 'pending' } as const

const joins = {
  system: { operation: 'listMetalSystems', theirs: 'os_id', ours: 'os_id', take: 'one' },
  requested: { operation: 'listMetalSystems', theirs: 'os_id', ours: 'requested_os_id', take: 'one' },
} as const satisfies Joins<'MetalLease'>

/** Servers leased whole, in no location. A lease is pending or in use; what ended is gone (specification section 4). */
export const bareMetal = defineResource<'MetalLease', typeof joins>({
  type: 'bare_metal',
  schema: 'MetalLease',
  section: 'metal',
  icon: 'rows-3',
  feature: 'bareMetalEnabled',
  routes: { list: '/metal', detail: '/metal/lease/{id}', create: '/metal/create' },
  joins,
  states: {
    rules: [
      { state: 'reserved', when: { all: [isPending, { field: 'machine_uuid', present: false }] } },
      { state: 'pending', when: isPending },
      { state: 'in_use', when: { field: 'status', is: 'in_use' } },
    ],
    otherwise: 'status',
    of: {
      reserved: { kind: 'moving', icon: 'clock' },
      pending: { kind: 'moving', seconds: 180 },
      in_use: { kind: 'works' },
    },
  },
  list: {
    operation: 'listMetalLeases',
    columns: [
      'display_name',
      '$state',
      {
        id: 'system',
        value: ['$requested.os_type.title', '$requested.version_title'],
        cell: 'system',
        phone: 'summary',
      },
      { value: 'machine.ip_public_v4', copy: true, phone: 'summary' },
      { id: 'server', value: 'machine.label' },
      'billing_account_id',
      '$price',
    ],
    hidden: ['uuid'],
    search: ['display_name', 'machine.label', 'machine.ip_public_v4', 'machine.ip_public_v6', 'uuid'],
    filters: ['$state', 'billing_account_id'],
    bulk: ['release'],
  },
  detail: {
    actions: ['rename'],
    facts: [
      {
        id: 'connect',
        commands: [
          {
            text: 'ssh root@{machine.ip_public_v4}',
            when: {
              all: [
                { field: 'status', is: 'in_use' },
                { field: 'machine.ip_public_v4', present: true },
                { not: { field: '$system.os_type_id', is: 'windows' } },
              ],
            },
          },
        ],
        items: [
          'machine.ip_public_v4',
          'machine.ip_public_v6',
          { value: 'machine.ssh_credentials', reveal: true, copy: true, absent: true },
        ],
      },
      {
        id: 'server',
        items: [
          {
            id: 'system',
            value: ['$system.os_type.title', '$system.version_title'],
            cell: 'system',
            when: { field: 'os_id', present: true },
          },
          {
            id: 'requested',
            value: ['$requested.os_type.title', '$requested.version_title'],
            cell: 'system',
            when: { not: { field: 'os_id', equals: { field: 'requested_os_id' } } },
          },
          '#server',
          { value: 'machine.mac_addresses', copy: true },
          'machine_uuid',
          'uuid',
          // The platform gives them to administrators only: nobody need be asked who is here.
          { value: 'machine.admin_notes', when: { field: 'machine.admin_notes', present: true } },
        ],
      },
      { id: 'cost', items: ['billing_account_id', '$price'] },
    ],
    tabs: [
      {
        id: 'history',
        count: ['state_history[]'],
        sections: [
          {
            kind: 'collection',
            id: 'history',
            at: 'state_history',
            key: 'state_id',
            title: 'state_id',
            columns: [
              { id: 'state_was', value: '$state' },
              'changed_at',
              'ended_at',
              'action',
              { value: 'acting_user_id', cell: 'user', absent: true },
              { id: 'os_was', value: 'os_id' },
              { id: 'paid_by', value: 'billing_account_id', refers: 'billing_account' },
            ],
            states: {
              field: 'status',
              of: {
                available: { kind: 'rest', icon: 'circle' },
                pending: { kind: 'mark', icon: 'clock' },
                in_use: { kind: 'works' },
                cleaning: { kind: 'mark', icon: 'wand-sparkles' },
                offline: { kind: 'wrong', icon: 'wrench' },
                deleted: { kind: 'gone' },
              },
            },
            sort: { by: 'changed_at', direction: 'descending' },
          },
        ],
      },
      { id: 'settings', sections: ['rename', { danger: ['release'] }] },
    ],
  },
  actions: [
    { id: 'rename', operation: 'updateMetalLease' },
    {
      id: 'release',
      operation: 'deleteMetalLease',
      deleted: [
        { id: 'content' },
        { id: 'address', when: { field: 'machine.ip_public_v4', present: true } },
        { id: 'credentials', when: { field: 'machine.ssh_credentials', present: true } },
      ],
      refresh: ['listMetalSpecs'],
      removes: true,
    },
  ],
  create: {
    operation: 'createMetalLease',
    when: {
      all: [
        { context: 'billingAccountOpen', because: 'accountClosed' },
        { not: { account: { context: 'billingAccount' }, limited: true }, because: 'accountLimited' },
      ],
    },
    notices: [limitedNotice('limited', { context: 'billingAccount' }, { sized: false })],
    sections: [
      {
        id: 'server',
        fields: [
          {
            at: 'spec_uuid',
            widget: 'tiles',
            options: {
              kind: 'operation',
              operation: 'listMetalSpecs',
              note: 'subtitle',
              about: 'description',
              when: {
                all: [
                  { not: { field: 'is_visible', is: false } },
                  { not: { field: 'is_available', is: false }, because: 'soldOut' },
                ],
              },
            },
          },
        ],
      },
      {
        id: 'system',
        fields: [
          {
            at: 'requested_os_id',
            widget: 'tiles',
            when: { form: 'spec_uuid', present: true },
            options: {
              kind: 'operation',
              operation: 'listMetalSystems',
              value: 'os_id',
              label: ['os_type.title', 'version_title'],
              picture: 'os_type.icon',
              when: {
                all: [
                  { not: { field: 'is_published', is: false } },
                  { field: 'os_id', equals: { chosen: 'spec_uuid', path: 'ready_os_ids[]' } },
                ],
              },
            },
          },
        ],
      },
      { id: 'naming', fields: ['display_name'] },
    ],
    prefill: { spec: 'spec_uuid', system: 'requested_os_id' },
    expect: { state: 'in_use', seconds: 180 },
    refresh: ['listMetalSpecs'],
  },
  price: [{ type: 'BARE_METAL_SERVER', record: { constant: 1 }, form: { constant: 1 } }],
})
