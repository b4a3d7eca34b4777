import { defineResource } from '../src/manifest/define-resource'

const isLimited = { field: 'restricted', is: true } as const
const whenLimited = { when: { form: 'restricted', is: true }, required: true } as const

/** API tokens: global, identified in the body, their value shown once (specification sections 3 and 7). */
export const apiToken = defineResource<'ApiToken'>({
  type: 'api_token',
  schema: 'ApiToken',
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
    sort: { by: 'created_at', direction: 'descending' },
    bulk: ['delete'],
  },
  detail: {
    actions: ['edit', 'delete'],
    facts: [
      { id: 'scope', items: ['$state', '#billing_account_id'] },
      { id: 'record', items: ['created_at', 'updated_at', 'id'] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'facts',
            id: 'key',
            items: [
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
      input: [
        { at: 'description', required: true },
        { at: 'restricted', help: true },
        { at: 'billing_account_id', ...whenLimited },
      ],
    },
    { id: 'delete', operation: 'deleteToken', guard: 'loses-data', deleted: [{ id: 'access' }] },
  ],
  create: {
    operation: 'createToken',
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
    prefill: { account: { fields: ['billing_account_id'], also: { restricted: true } } },
    reveal: 'token',
  },
})
