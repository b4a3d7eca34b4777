import { defineResource } from '../src/manifest/define-resource'

/** What a user shares, and with whom: everything, or one billing account (specification section 6). */
export const accessDelegation = defineResource<'AccessDelegation'>({
  version: 1,
  type: 'access_delegation',
  schema: 'AccessDelegation',
  section: 'access',
  icon: 'users-round',
  scope: 'global',
  identity: 'id',
  title: ['name', 'id'],
  routes: {
    list: '/access/delegation',
    detail: '/access/delegation/{id}',
    create: '/access/create/access_delegation',
  },
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
      { value: '$state', phone: 'end' },
      {
        value: 'billing_account_id',
        refers: 'billing_account',
        phone: 'summary',
        when: { not: { field: 'billing_account_id', is: 0 } },
        absent: true,
      },
      { id: 'people', value: 'impersonations[].grantee_username', cell: 'address', phone: 'summary' },
      'created_at',
      { value: 'updated_at', hidden: true },
      { value: 'id', hidden: true, copy: true },
    ],
    search: ['name', 'impersonations[].grantee_username'],
    filters: ['$state', { field: 'billing_account_id', refers: 'billing_account' }],
    sort: { by: 'created_at', direction: 'descending' },
    bulk: ['delete'],
  },
  detail: {
    about: true,
    actions: ['invite'],
    facts: [
      {
        id: 'scope',
        items: [
          '$state',
          {
            value: 'billing_account_id',
            refers: 'billing_account',
            when: { not: { field: 'billing_account_id', is: 0 } },
            absent: true,
          },
        ],
      },
      {
        id: 'record',
        items: ['created_at', 'updated_at', 'owner_id', { value: 'id', copy: true }],
      },
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
            key: 'uuid',
            title: 'grantee_username',
            columns: [
              { value: 'grantee_username', copy: true },
              { id: 'invitation', value: '$state' },
              { id: 'invited_at', value: 'created_at' },
              'accepted_at',
              'grantee_id',
            ],
            states: {
              rules: [{ state: 'accepted', when: { field: 'is_accepted', is: true } }, { state: 'invited' }],
              of: {
                accepted: { kind: 'works' },
                invited: { kind: 'attention', icon: 'mail' },
              },
            },
            rowActions: [
              {
                id: 'takeBack',
                icon: 'unlink',
                operation: 'deleteImpersonation',
                params: { delegation_id: { owner: 'id' }, impersonation_id: { field: 'uuid' } },
                guard: 'disturbs',
              },
            ],
            actions: ['invite'],
          },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'invite',
      icon: 'user-round-plus',
      operation: 'createImpersonation',
      params: { delegation_id: { field: 'id' } },
      guard: 'none',
      input: [{ at: 'grantee_username', help: true }],
      notices: [{ id: 'administrator', tone: 'warning', when: { role: 'administrator' } }],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteAccessDelegation',
      params: { id: { field: 'id' } },
      guard: 'loses-data',
      deleted: [{ id: 'person', each: 'impersonations[]' }],
      removes: true,
      danger: true,
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
            options: { kind: 'resource', type: 'billing_account' },
            show: { form: 'restricted', is: true },
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
            show: { form: 'temporary', is: true },
            required: true,
          },
        ],
      },
      {
        id: 'people',
        fields: [{ at: 'emails', local: 'list', widget: 'emails', required: true, help: true }],
      },
    ],
    afterwards: [
      {
        operation: 'createImpersonation',
        each: { form: 'emails', as: 'grantee_username' },
        params: { delegation_id: { field: 'id' } },
      },
    ],
    prefill: { name: 'name', restricted: 'restricted', account: 'billing_account_id' },
    result: 'record',
  },
})
