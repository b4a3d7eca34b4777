import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { randomText } from '../../lib/random-text'

/** A sign-in that has left for the provider's pages. The tab that began it is the only one that can end it. */
export interface Transaction {
  /** Where to go on afterwards, below the base path. */
  readonly path: string
  /** Comes back in the id token. */
  readonly nonce: string
  /** The random text the code challenge was made from, where the provider hands out codes. */
  readonly verifier?: string
  /** Who was asked, where there is discovery. */
  readonly issuer?: string
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Lifetime of a sign-in at the provider, in ms. */
const lifetime = 10 * 60 * 1000

const keyOf = (state: string): string => `oidc:${state}`

/**
 * What comes back from the provider unchanged: it begins with the path, as the platform wants it, and ends with something
 * random, so that an answer nobody here asked for is told apart (quality S2).
 */
export function newState(path: string): string {
  const [withoutFragment = '/'] = path.split('#', 1)
  return `${withoutFragment}${withoutFragment.includes('?') ? '&' : '?'}_state=${randomText()}`
}

/** Remembers a sign-in under its state, one for each, so that two tabs do not get into each other's way. */
export function keepTransaction(
  storage: TabStorage,
  state: string,
  transaction: Transaction,
  now: number,
): void {
  storage.setItem(keyOf(state), JSON.stringify({ ...transaction, at: now }))
}

/** The sign-in a state belongs to, removed before it is used: an answer counts once. Undefined when there is none, or it is too old. */
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
