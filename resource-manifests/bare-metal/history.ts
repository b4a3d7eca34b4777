import type { CollectionOf } from '../../src/manifest/typed-manifest'

/** Past states of a lease. */
export const history = {
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
  sort: '-changed_at',
} as const satisfies CollectionOf<'MetalLease'>
