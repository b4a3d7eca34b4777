import { defineResource } from '../src/manifest/define-resource'
import type { Joins } from '../src/manifest/typed-joins'
import { history } from './bare-metal/history'
import { liftedBy, limitedPayer } from './shared/limited-account'
import { usage } from './shared/usage'

const isPending = { record: 'status', is: 'pending' } as const

const joins = {
  system: { operation: 'listMetalSystems', theirs: 'os_id', ours: 'os_id', take: 'one' },
  requested: { operation: 'listMetalSystems', theirs: 'os_id', ours: 'requested_os_id', take: 'one' },
} as const satisfies Joins<'MetalLease'>

/** Leases of whole servers, without location: pending or in use; ended ones are removed (specification section 4). */
export const bareMetal = defineResource<'MetalLease', typeof joins>({
  type: 'bare_metal',
  section: 'metal',
  icon: 'rows-3',
  feature: 'bareMetalEnabled',
  routes: { list: '/metal', detail: '/metal/lease/{id}', create: '/metal/create' },
  joins,
  states: {
    rules: [
      { state: 'reserved', when: { all: [isPending, { record: 'machine_uuid', present: false }] } },
      { state: 'pending', when: isPending },
      { state: 'in_use', when: { record: 'status', is: 'in_use' } },
    ],
    field: 'status',
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
  },
  detail: {
    spent: { ...usage, theirs: 'uuid', params: { billing_account_id: { record: 'billing_account_id' } } },
    actions: ['rename'],
    facts: [
      {
        id: 'connect',
        lines: [
          {
            text: 'ssh root@{machine.ip_public_v4}',
            when: {
              all: [
                { record: 'status', is: 'in_use' },
                { record: 'machine.ip_public_v4', present: true },
                { not: { record: '$system.os_type_id', is: 'windows' } },
              ],
            },
          },
        ],
        values: [
          'machine.ip_public_v4',
          'machine.ip_public_v6',
          { value: 'machine.ssh_credentials', reveal: true, copy: true, absent: true },
        ],
      },
      {
        id: 'server',
        values: [
          {
            id: 'system',
            value: ['$system.os_type.title', '$system.version_title'],
            cell: 'system',
            when: { record: 'os_id', present: true },
          },
          {
            id: 'requested',
            value: ['$requested.os_type.title', '$requested.version_title'],
            cell: 'system',
            when: { not: { record: 'os_id', is: { record: 'requested_os_id' } } },
          },
          '#server',
          { value: 'machine.mac_addresses', copy: true },
          'machine_uuid',
          'uuid',
          // The platform sends them to administrators only, so the role need not be checked.
          { value: 'machine.admin_notes', when: { record: 'machine.admin_notes', present: true } },
        ],
      },
      { id: 'cost', values: ['billing_account_id', '$spent', '$price'] },
    ],
    tabs: [
      {
        id: 'history',
        count: ['state_history[]'],
        sections: [history],
      },
      { id: 'settings', sections: ['rename', { danger: ['release'] }] },
    ],
  },
  actions: [
    { id: 'rename', operation: 'updateMetalLease', fields: ['$title'] },
    {
      id: 'release',
      operation: 'deleteMetalLease',
      deleted: [
        { id: 'content' },
        { id: 'address', when: { record: 'machine.ip_public_v4', present: true } },
        { id: 'credentials', when: { record: 'machine.ssh_credentials', present: true } },
      ],
      removes: true,
    },
  ],
  create: {
    operation: 'createMetalLease',
    when: {
      all: [
        { context: 'billingAccountOpen', because: 'accountClosed' },
        { not: { account: { context: 'billingAccount' }, is: 'limited' }, because: 'accountLimited' },
      ],
    },
    notices: [{ ...limitedPayer, values: liftedBy }],
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
                  { not: { option: 'is_visible', is: false } },
                  { not: { option: 'is_available', is: false }, because: 'soldOut' },
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
              title: ['os_type.title', 'version_title'],
              icon: 'os_type.icon',
              when: {
                all: [
                  { not: { option: 'is_published', is: false } },
                  { option: 'os_id', is: { form: 'spec_uuid', option: 'ready_os_ids[]' } },
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
  },
  price: [{ type: 'BARE_METAL_SERVER', record: 1, form: 1 }],
})
