import { gatewayFailure } from './failures'
import type { Records, Where } from './store/records'

/** Who a request comes from and what it may see. */
export interface Caller {
  /** User whose resources these are. */
  readonly owner: number
  /** User who holds the key; another one when a delegate acts as the owner. */
  readonly actingUser: number
  /** The only billing account a restricted key reaches; null for a key that reaches all. */
  readonly account: number | null
  readonly isAdmin: boolean
}

/**
 * The caller an API key stands for.
 * @throws ApiFailure 401 without a key, 403 with one that nobody has (platform facts section 1, errors)
 */
export function identify(records: Records, key: string | null): Caller {
  const given = key?.trim() ?? ''
  if (given === '') throw gatewayFailure(401, 'No API key found in request')
  const known = records.find('key', { key: given })
  if (!known) throw gatewayFailure(403, 'Invalid authentication credentials')
  return { owner: known.owner, account: known.account, ...known.state }
}

/** The condition that keeps a caller among what is theirs. */
export function ownedBy(caller: Caller): Where {
  return caller.account === null ? { owner: caller.owner } : { owner: caller.owner, account: caller.account }
}
