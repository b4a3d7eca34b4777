import { defineResource } from '../src/manifest/define-resource'

/** API tokens: global, identified in the body, their value shown once (specification sections 3 and 7). */
export const apiToken = defineResource<'ApiToken'>({
  version: 1,
  type: 'api_token',
  schema: 'ApiToken',
  section: 'access',
  icon: 'key-round',
  scope: 'global',
  identity: 'id',
  title: ['description'],
  routes: { list: '/access/token', detail: '/access/token/{id}', create: '/access/create/api_token' },
  states: {
    rules: [{ state: 'restricted', when: { field: 'restricted', is: true } }, { state: 'global' }],
    of: {
      restricted: { kind: 'mark', icon: 'lock' },
      global: { kind: 'mark', tone: 'warning', icon: 'globe' },
    },
  },
  list: {
    operation: 'listTokens',
    columns: [
      'description',
      { value: '$state', phone: 'end' },
      {
        value: 'billing_account_id',
        refers: 'billing_account',
        phone: 'summary',
        when: { field: 'restricted', is: true },
        absent: true,
      },
      'token',
      'created_at',
      { value: 'updated_at', hidden: true },
      { value: 'id', hidden: true, copy: true },
    ],
    search: ['description'],
    filters: ['$state', { field: 'billing_account_id', refers: 'billing_account' }],
    sort: { by: 'created_at', direction: 'descending' },
    bulk: ['delete'],
  },
  detail: {
    actions: ['edit', 'delete'],
    facts: [
      {
        id: 'scope',
        items: [
          '$state',
          {
            value: 'billing_account_id',
            refers: 'billing_account',
            when: { field: 'restricted', is: true },
            absent: true,
          },
        ],
      },
      { id: 'record', items: ['created_at', 'updated_at', { value: 'id', copy: true }] },
    ],
    tabs: [
      {
        id: 'overview',
        sections: [
          {
            kind: 'facts',
            id: 'key',
            items: ['token', 'consumer_id', 'kong_id', 'user_id', 'acting_user_id'],
          },
          { kind: 'actions', id: 'danger', actions: ['delete'], danger: true },
        ],
      },
    ],
  },
  actions: [
    {
      id: 'edit',
      icon: 'pencil',
      operation: 'updateToken',
      params: { token_id: { field: 'id' } },
      guard: 'none',
      input: [
        { at: 'description', initial: { field: 'description' }, required: true },
        { at: 'restricted', initial: { field: 'restricted' }, help: true },
        {
          at: 'billing_account_id',
          options: { kind: 'resource', type: 'billing_account' },
          show: { form: 'restricted', is: true },
          required: true,
          initial: { field: 'billing_account_id' },
        },
      ],
    },
    {
      id: 'delete',
      icon: 'trash-2',
      operation: 'deleteToken',
      params: { token_id: { field: 'id' } },
      guard: 'loses-data',
      deleted: [{ id: 'access' }],
      removes: true,
      danger: true,
    },
  ],
  create: {
    operation: 'createToken',
    sections: [
      {
        id: 'purpose',
        fields: [{ at: 'description', help: true }],
      },
      {
        id: 'scope',
        fields: [
          { at: 'restricted', help: true },
          {
            at: 'billing_account_id',
            options: { kind: 'resource', type: 'billing_account' },
            show: { form: 'restricted', is: true },
            required: true,
            initial: { context: 'billingAccount' },
          },
        ],
      },
    ],
    prefill: { description: 'description', restricted: 'restricted', account: 'billing_account_id' },
    result: 'list',
    reveal: 'token',
  },
})
