import { gatewayFailure } from './failures'
import { isOver } from './keys'
import type { Records, Where } from './store/records'

/** The caller of a request, and the reach of their key. */
export interface Caller {
  /** User whose resources these are. */
  readonly owner: number
  /** User who holds the key; another one when a delegate acts as the owner. */
  readonly actingUser: number
  /** The only billing account a restricted key reaches; null for a key that reaches all. */
  readonly account: number | null
  readonly isAdmin: boolean
  /** The access the key was made through and ends with; null for a user's own key, and for an administrator's. */
  readonly access: string | null
  /** The sign-in the key belongs to; null for other keys. */
  readonly session: string | null
  /** When the key was made and when it expires, milliseconds since 1970; null for unknown and never. */
  readonly madeAt: number | null
  readonly expiresAt: number | null
}

/**
 * The caller of an API key; `now` in ms.
 * @throws ApiFailure 401 without a key and with an ended one, 403 with an unknown one (platform facts section 1, errors)
 */
export function identify(records: Records, key: string | null, now: number): Caller {
  const given = key?.trim() ?? ''
  if (given === '') throw gatewayFailure(401, 'No API key found in request')
  const known = records.find('key', { key: given })
  if (!known) throw gatewayFailure(403, 'Invalid authentication credentials')
  if (isOver(known.state, now)) throw gatewayFailure(401, 'Invalid authentication credentials')
  return { owner: known.owner, account: known.account, access: known.parent, ...known.state }
}

/** Condition that limits records to the caller's own. */
export function ownedBy(caller: Caller): Where {
  return caller.account === null ? { owner: caller.owner } : { owner: caller.owner, account: caller.account }
}
