import { defineResource } from '../src/manifest/define-resource'

/** What a user shares, and with whom: everything, or one billing account (specification section 6). */
export const accessDelegation = defineResource<'AccessDelegation'>({
  type: 'access_delegation',
  schema: 'AccessDelegation',
  section: 'access',
  icon: 'users-round',
  routes: { list: '/access/delegation', create: '/access/create/access_delegation' },
  states: {
    rules: [
      {
        state: 'global',
        when: {
          any: [
            { field: 'billing_account_id', present: false },
            { field: 'billing_account_id', is: 0 },
          ],
        },
      },
      { state: 'restricted' },
    ],
    of: {
      restricted: { kind: 'mark', icon: 'lock' },
      global: { kind: 'mark', tone: 'warning', icon: 'globe' },
    },
  },
  list: {
    operation: 'listAccessDelegations',
    columns: [
      'name',
      '$state',
      {
        value: 'billing_account_id',
        phone: 'summary',
        when: { not: { field: 'billing_account_id', is: 0 } },
        absent: true,
      },
      { id: 'people', value: 'impersonations[].grantee_username', cell: 'address', phone: 'summary' },
      'created_at',
    ],
    hidden: ['updated_at', 'id'],
    search: ['name', 'impersonations[].grantee_username'],
    filters: ['$state', 'billing_account_id'],
    sort: { by: 'created_at', direction: 'descending' },
    bulk: ['delete'],
  },
  detail: {
    about: true,
    actions: ['invite'],
    facts: [
      { id: 'scope', items: ['$state', '#billing_account_id'] },
      { id: 'record', items: ['created_at', 'updated_at', 'owner_id', 'id'] },
    ],
    tabs: [
      {
        id: 'people',
        count: ['impersonations[]'],
        sections: [
          {
            kind: 'collection',
            id: 'people',
            at: 'impersonations',
            columns: [
              { value: 'grantee_username', copy: true },
              { id: 'invitation', value: '$state' },
              { id: 'invited_at', value: 'created_at' },
              'accepted_at',
              'grantee_id',
            ],
            states: {
              rules: [{ state: 'accepted', when: { field: 'is_accepted', is: true } }, { state: 'invited' }],
              of: { accepted: { kind: 'works' }, invited: { kind: 'attention', icon: 'mail' } },
            },
            rowActions: [{ id: 'takeBack', icon: 'unlink', operation: 'deleteImpersonation' }],
            actions: ['invite'],
          },
          { danger: ['delete'] },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'invite',
      icon: 'user-round-plus',
      operation: 'createImpersonation',
      input: [{ at: 'grantee_username', help: true }],
      notices: [{ id: 'administrator', tone: 'warning', when: { role: 'administrator' } }],
    },
    {
      id: 'delete',
      operation: 'deleteAccessDelegation',
      guard: 'loses-data',
      deleted: [{ id: 'person', each: 'impersonations[]' }],
    },
  ],
  create: {
    operation: 'createAccessDelegation',
    notices: [{ id: 'administrator', tone: 'warning', when: { role: 'administrator' } }],
    sections: [
      { id: 'purpose', fields: [{ at: 'name', help: true }] },
      {
        id: 'scope',
        fields: [
          { at: 'restricted', local: 'boolean', help: true },
          {
            at: 'billing_account_id',
            when: { form: 'restricted', is: true },
            required: true,
            initial: { context: 'billingAccount' },
          },
          { at: 'temporary', local: 'boolean', declared: 'duration', help: true },
          {
            at: 'duration',
            declared: 'duration',
            widget: 'tiles',
            options: { kind: 'values', values: [3600, 21_600, 86_400, 259_200, 604_800] },
            initial: { constant: 86_400 },
            when: { form: 'temporary', is: true },
            required: true,
          },
        ],
      },
      {
        id: 'people',
        fields: [{ at: 'emails', local: 'list', widget: 'emails', required: true, help: true }],
      },
    ],
    steps: [{ action: 'invite', each: 'emails', as: 'grantee_username', apart: true }],
    prefill: { account: { fields: ['billing_account_id'], also: { restricted: true } } },
  },
})
