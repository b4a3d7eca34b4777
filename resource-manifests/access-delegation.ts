import { defineResource } from '../src/manifest/define-resource'

/** Access a user shares with others: to everything, or to one billing account (specification section 6). */
export const accessDelegation = defineResource<'AccessDelegation'>({
  type: 'access_delegation',
  section: 'access',
  icon: 'users-round',
  routes: { list: '/access/delegation', create: '/access/create/access_delegation' },
  states: {
    rules: [
      {
        state: 'global',
        when: {
          any: [
            { record: 'billing_account_id', present: false },
            { record: 'billing_account_id', is: 0 },
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
        when: { not: { record: 'billing_account_id', is: 0 } },
        absent: true,
      },
      { id: 'people', value: 'impersonations[].grantee_username', cell: 'address', phone: 'summary' },
      'created_at',
    ],
    hidden: ['updated_at', 'id'],
    search: ['name', 'impersonations[].grantee_username'],
    filters: ['$state', 'billing_account_id'],
    sort: '-created_at',
  },
  detail: {
    about: true,
    actions: ['invite'],
    facts: [
      { id: 'scope', values: ['$state', '#billing_account_id'] },
      { id: 'record', values: ['created_at', 'updated_at', 'owner_id', 'id'] },
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
              rules: [{ state: 'accepted', when: { record: 'is_accepted', is: true } }, { state: 'invited' }],
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
      fields: [
        {
          at: 'grantee_username',
          help: true,
          checks: [{ not: { context: 'user', is: { form: 'grantee_username' } }, because: 'ownAddress' }],
        },
      ],
      notices: [{ id: 'administrator', tone: 'warning', when: { context: 'administrator' } }],
    },
    {
      id: 'delete',
      operation: 'deleteAccessDelegation',
      removes: true,
      guard: 'loses-data',
      deleted: [{ id: 'person', each: 'impersonations[]' }],
    },
  ],
  create: {
    operation: 'createAccessDelegation',
    notices: [{ id: 'administrator', tone: 'warning', when: { context: 'administrator' } }],
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
            initial: 86_400,
            when: { form: 'temporary', is: true },
            required: true,
          },
        ],
      },
      {
        id: 'people',
        fields: [
          {
            at: 'emails',
            local: 'list',
            widget: 'emails',
            required: true,
            help: true,
            checks: [{ not: { context: 'user', is: { form: 'emails[]' } }, because: 'ownAddress' }],
          },
        ],
      },
    ],
    steps: [
      {
        action: 'invite',
        each: 'emails',
        params: { grantee_username: { form: 'value' } },
      },
    ],
    prefill: { account: { fields: ['billing_account_id'], set: { restricted: true } } },
  },
})
