import type { OperationId } from '../../generated/operations'
import type { KeyKind } from '../../lib/key-kinds'

/** What somebody who acts for another account asks themselves whether they may. */
export const rightIds = [
  'resources',
  'invoices',
  'accounts',
  'payment',
  'tokens',
  'keys',
  'sharing',
  'profile',
] as const

export type RightId = (typeof rightIds)[number]

/** One answer; `limit` says why not. */
export interface Right {
  readonly id: RightId
  readonly limit: KeyKind | undefined
}

/** The calls that decide; the first one a key may not make is the limit. Without calls it always may. */
const calls: Readonly<Record<RightId, readonly OperationId[]>> = {
  resources: [],
  invoices: [],
  accounts: ['createBillingAccount'],
  payment: ['updateRecurringPayment'],
  tokens: ['createToken'],
  keys: ['createSshKey', 'createStorageKey'],
  sharing: ['createAccessDelegation', 'createImpersonation'],
  profile: ['updateUserProfile', 'activateMfa'],
}

/**
 * What a key may do, those it may first.
 *
 * @param limitOf why the key may not make a call; undefined if it may
 */
export function rightsOf(limitOf: (operation: OperationId) => KeyKind | undefined): readonly Right[] {
  const rights = rightIds.map((id): Right => {
    const limits = calls[id].map(limitOf)
    return { id, limit: limits.find((limit) => limit !== undefined) }
  })
  return [
    ...rights.filter(({ limit }) => limit === undefined),
    ...rights.filter(({ limit }) => limit !== undefined),
  ]
}
