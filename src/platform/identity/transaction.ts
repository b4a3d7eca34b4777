import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { randomText } from '../../lib/random-text'

/** A sign-in under way at the provider's pages. Only the tab that began it can complete it. */
export interface Transaction {
  /** Page to open afterwards, below the base path. */
  readonly path: string
  /** Comes back in the id token. */
  readonly nonce: string
  /** The random text the code challenge was made from; only with the code flow. */
  readonly verifier?: string
  /** URL of the provider; only with OpenID Connect discovery. */
  readonly issuer?: string
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Lifetime of a sign-in at the provider, in ms. */
const lifetime = 10 * 60 * 1000

const keyOf = (state: string): string => `oidc:${state}`

/**
 * The `state` parameter, which the provider returns unchanged: the path, as the platform wants it, and random text, so
 * that an unrequested answer is recognised (quality S2).
 */
export function newState(path: string): string {
  const [withoutFragment = '/'] = path.split('#', 1)
  return `${withoutFragment}${withoutFragment.includes('?') ? '&' : '?'}_state=${randomText()}`
}

/** Stores a sign-in under its own state, so that two sign-ins do not interfere. `now` in ms since 1970. */
export function keepTransaction(
  storage: TabStorage,
  state: string,
  transaction: Transaction,
  now: number,
): void {
  storage.setItem(keyOf(state), JSON.stringify({ ...transaction, at: now }))
}

/** Returns and removes the sign-in of a state, so that an answer counts once. Undefined if there is none or it is too old. */
export function takeTransaction(
  storage: TabStorage,
  state: string | undefined,
  now: number,
): Transaction | undefined {
  if (state === undefined) return undefined
  const kept = storage.getItem(keyOf(state))
  storage.removeItem(keyOf(state))
  const found = parseJson(kept)
  if (!isRecord(found)) return undefined
  const { path, nonce, verifier, issuer, at } = found
  if (typeof path !== 'string' || typeof nonce !== 'string' || typeof at !== 'number') return undefined
  if (at > now || now - at > lifetime) return undefined
  return {
    path,
    nonce,
    ...(typeof verifier === 'string' ? { verifier } : {}),
    ...(typeof issuer === 'string' ? { issuer } : {}),
  }
}
