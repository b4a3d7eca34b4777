import { defineResource } from '../src/manifest/define-resource'

/** Access that others share with the user: invited first, accepted later (specification sections 2 and 6). */
export const accessImpersonation = defineResource<'AccessImpersonation'>({
  type: 'access_impersonation',
  section: 'access',
  icon: 'user-round-cog',
  title: ['access_owner', 'uuid'],
  routes: { list: '/profile/access' },
  states: {
    rules: [{ state: 'accepted', when: { record: 'is_accepted', is: true } }, { state: 'invited' }],
    of: { accepted: { kind: 'works' }, invited: { kind: 'attention', icon: 'mail' } },
  },
  list: {
    operation: 'listImpersonations',
    columns: [
      'access_owner',
      '$state',
      { value: 'billing_account_name', phone: 'summary', absent: true },
      'created_at',
      'accepted_at',
    ],
    hidden: ['uuid'],
    search: ['access_owner', 'billing_account_name'],
    sort: '-created_at',
    bulk: ['accept'],
    buttons: ['start', 'accept'],
  },
  actions: [
    {
      id: 'start',
      icon: 'user-round-cog',
      operation: 'startImpersonation',
      when: { record: 'is_accepted', is: true, because: 'invited' },
    },
    {
      id: 'accept',
      operation: 'acceptImpersonation',
      when: { record: 'is_accepted', is: false, because: 'accepted' },
    },
  ],
})
