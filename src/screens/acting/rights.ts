import type { OperationId } from '../../generated/operations'
import type { KeyKind } from '../../lib/key-kinds'

/** Rights shown to a user acting for another account. */
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

/** A right; `limit` is the reason if refused. */
export interface Right {
  readonly id: RightId
  readonly limit: KeyKind | undefined
}

/** Calls of each right. The first one a key may not make gives the limit; without calls it is always allowed. */
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
 * Rights of a key, the allowed ones first.
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
