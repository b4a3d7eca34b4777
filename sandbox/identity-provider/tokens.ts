import { createHash, createHmac } from 'node:crypto'
import type { components } from '../../src/generated/identity-types'
import type { Kept } from '../store/records'
import { type IdentityContext, userOf } from './person'

/** How long an access token is good, seconds. */
export const tokenLife = 7200
/** How long a code is good, seconds. */
const codeLife = 300

/** What a sign-in gives. */
type IdentityTokens = components['schemas']['IdentityTokens']

/** What tokens are asked for. */
export interface TokenWish {
  readonly client: string
  readonly scope: string
  /** Comes back in the id token. */
  readonly nonce?: string | undefined
}

/** Signs a person in: an access token that createSession takes once, and the statement that belongs to it. */
export function issueTokens(
  context: IdentityContext,
  person: Kept<'login'>,
  wish: TokenWish,
): IdentityTokens & { readonly id_token: string } {
  const { records, ids, now } = context
  const user = userOf(context, person)
  const accessToken = ids.secret()
  const idToken = statement(context, person, user, accessToken, wish)
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

/** A code that can be exchanged once for tokens, by whoever has the verifier of `challenge`. */
export function issueCode(
  { records, ids, now }: IdentityContext,
  person: Kept<'login'>,
  wish: TokenWish & { readonly challenge: string; readonly redirectUri: string },
): string {
  const code = ids.secret()
  const { challenge, redirectUri, scope, nonce = null } = wish
  records.insert('ticket', {
    location: '',
    owner: 0,
    account: null,
    key: code,
    parent: person.key,
    due: now + codeLife * 1000,
    document: null,
    state: { purpose: 'code', challenge, redirectUri, scope, nonce },
  })
  return code
}

/** What a code stands for, if verifier and page are those it was made for; the code is used up either way. */
export function redeemCode(
  { records }: IdentityContext,
  sent: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): { readonly person: Kept<'login'>; readonly scope: string; readonly nonce: string | null } | undefined {
  const ticket = records.find('ticket', { key: sent.code })
  if (!ticket || ticket.state.purpose !== 'code') return undefined
  records.remove(ticket)
  const { challenge, redirectUri, scope, nonce } = ticket.state
  const isProved = createHash('sha256').update(sent.verifier).digest('base64url') === challenge
  const person = records.find('login', { key: ticket.parent ?? '' })
  return isProved && redirectUri === sent.redirectUri && person ? { person, scope, nonce } : undefined
}

function statement(
  { runtime, now, origin }: IdentityContext,
  person: Kept<'login'>,
  user: number,
  accessToken: string,
  { client, nonce }: TokenWish,
): string {
  const issuedAt = Math.floor(now / 1000)
  const claims = {
    iss: `${origin}/identity/`,
    sub: `user|${user}`,
    aud: client,
    iat: issuedAt,
    exp: issuedAt + tokenLife,
    ...(nonce === undefined ? {} : { nonce }),
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
    email: person.state.email,
    email_verified: person.state.isVerified,
  }
  const head = { alg: 'HS256', typ: 'JWT' }
  const signed = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = `sandbox:${runtime.world.seed}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
