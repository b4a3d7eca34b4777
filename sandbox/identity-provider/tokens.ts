import { createHash } from 'node:crypto'
import type { components } from '../../src/generated/identity-types'
import type { StoredRow } from '../store/records'
import { halfHash, signClaims } from './json-web-token'
import { type IdentityContext, userOf } from './person'
import { personClaims } from './person-claims'
import { issuerOf } from './provider-metadata'
import { signingKeyOf } from './signing-key'

/** Lifetime of an access token, seconds. */
export const tokenLife = 7200
/** Lifetime of a code, seconds. */
const codeLife = 60

/** Tokens of a sign-in. */
type IdentityTokens = components['schemas']['IdentityTokens']

/** Request for tokens. */
export interface TokenWish {
  readonly client: string
  readonly scope: string
  /** Returned in the id token. */
  readonly nonce?: string | undefined
  /** When the person signed in, milliseconds since 1970. */
  readonly since: number
}

/** Signs a person in: an access token that createSession takes once, and its id token. */
export function issueTokens(
  context: IdentityContext,
  person: StoredRow<'login'>,
  wish: TokenWish,
): IdentityTokens & { readonly id_token: string } {
  const { runtime, records, ids, now, origin } = context
  const user = userOf(context, person)
  const key = signingKeyOf(runtime.settings)
  const claims = personClaims(records, person, user, wish.scope)
  const issuedAt = Math.floor(now / 1000)
  const common = { iss: issuerOf(origin), sub: claims.sub, iat: issuedAt, exp: issuedAt + tokenLife }
  const accessToken = signClaims(key, 'at+jwt', {
    ...common,
    aud: `${issuerOf(origin)}userinfo`,
    client_id: wish.client,
    jti: ids.uuid(),
    scope: wish.scope,
  })
  const idToken = signClaims(key, 'JWT', {
    ...common,
    ...claims,
    aud: wish.client,
    auth_time: Math.floor(wish.since / 1000),
    at_hash: halfHash(accessToken),
    ...(wish.nonce === undefined ? {} : { nonce: wish.nonce }),
  })
  records.insert('ticket', {
    location: '',
    owner: user,
    account: null,
    key: accessToken,
    parent: null,
    due: now + tokenLife * 1000,
    document: null,
    state: { purpose: 'access', idToken },
  })
  return {
    access_token: accessToken,
    id_token: idToken,
    scope: wish.scope,
    expires_in: tokenLife,
    token_type: 'Bearer',
  }
}

/** A code that can be exchanged for tokens once, with the verifier of `challenge`. */
export function issueCode(
  { records, ids, now }: IdentityContext,
  person: StoredRow<'login'>,
  wish: TokenWish & { readonly challenge: string; readonly redirectUri: string },
): string {
  const code = ids.secret()
  const { client, challenge, redirectUri, scope, nonce = null, since } = wish
  records.insert('ticket', {
    location: '',
    owner: 0,
    account: null,
    key: code,
    parent: person.key,
    due: now + codeLife * 1000,
    document: null,
    state: { purpose: 'code', client, challenge, redirectUri, scope, nonce, since, given: null },
  })
  return code
}

/** Parameters of a code exchange. */
interface SentCode {
  readonly client: string
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
}

/**
 * Exchanges a code for tokens, if client, return address and verifier match. The code is used up either way. If it is
 * sent twice it may be stolen, so its access token is revoked (RFC 6749, section 4.1.2).
 */
export function redeemCode(context: IdentityContext, sent: SentCode): IdentityTokens | undefined {
  const { records } = context
  const ticket = records.find('ticket', { key: sent.code })
  if (!ticket || ticket.state.purpose !== 'code') return undefined
  const { client, challenge, redirectUri, scope, nonce, since, given } = ticket.state
  const person = records.find('login', { key: ticket.parent ?? '' })
  const isSame = client === sent.client && redirectUri === sent.redirectUri
  if (given !== null || !isSame || !isProof(sent.verifier, challenge) || !person) {
    const stolen = records.find('ticket', { key: given ?? '' })
    if (stolen) records.remove(stolen)
    records.remove(ticket)
    return undefined
  }
  const tokens = issueTokens(context, person, { client, scope, nonce: nonce ?? undefined, since })
  records.save({ ...ticket, state: { ...ticket.state, given: tokens.access_token } })
  return tokens
}

/** A verifier has 43 to 128 characters (RFC 7636, section 4.1). */
function isProof(verifier: string, challenge: string): boolean {
  const isShaped = /^[\w.~-]{43,128}$/.test(verifier)
  return isShaped && createHash('sha256').update(verifier).digest('base64url') === challenge
}
