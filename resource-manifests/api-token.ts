import { defineResource } from '../src/manifest/define-resource'

const isLimited = { record: 'restricted', is: true } as const
const whenLimited = { when: { form: 'restricted', is: true }, required: true } as const

/** API tokens: global, identified in the body, their value shown once (specification sections 3 and 7). */
export const apiToken = defineResource<'ApiToken'>({
  type: 'api_token',
  section: 'access',
  icon: 'key-round',
  title: ['description'],
  routes: { list: '/access/token', create: '/access/create/api_token' },
  states: {
    rules: [{ state: 'restricted', when: isLimited }, { state: 'global' }],
    of: {
      restricted: { kind: 'mark', icon: 'lock' },
      global: { kind: 'mark', tone: 'warning', icon: 'globe' },
    },
  },
  list: {
    operation: 'listTokens',
    columns: [
      'description',
      '$state',
      { value: 'billing_account_id', phone: 'summary', when: isLimited, absent: true },
      'token',
      'created_at',
    ],
    hidden: ['updated_at', 'id'],
    search: ['description'],
    filters: ['$state', 'billing_account_id'],
    sort: '-created_at',
  },
  detail: {
    actions: ['edit', 'delete'],
    facts: [
      { id: 'scope', values: ['$state', '#billing_account_id'] },
      { id: 'record', values: ['created_at', 'updated_at', 'id'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'facts',
            id: 'key',
            values: [
              'token',
              'consumer_id',
              'kong_id',
              { value: 'user_id', cell: 'user' },
              { value: 'acting_user_id', cell: 'user' },
            ],
          },
          { danger: ['delete'] },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'edit',
      operation: 'updateToken',
      fields: [
        { at: 'description', required: true },
        { at: 'restricted', help: true },
        { at: 'billing_account_id', ...whenLimited },
      ],
    },
    {
      id: 'delete',
      operation: 'deleteToken',
      removes: true,
      guard: 'loses-data',
      deleted: [{ id: 'access' }],
    },
  ],
  create: {
    operation: 'createToken',
    notices: [{ id: 'acting', tone: 'info', when: { context: 'acting' } }],
    sections: [
      { id: 'purpose', fields: [{ at: 'description', help: true }] },
      {
        id: 'scope',
        fields: [
          { at: 'restricted', help: true },
          { at: 'billing_account_id', ...whenLimited, initial: { context: 'billingAccount' } },
        ],
      },
    ],
    prefill: { account: { fields: ['billing_account_id'], set: { restricted: true } } },
    reveal: 'token',
  },
})
