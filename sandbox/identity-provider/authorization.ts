import type { operations } from '../../src/generated/identity-types'
import type { RawParameters } from '../http/parameters'
import type { StoredRow } from '../store/records'
import { IdentityFailure, loginFailure } from './failure'
import { isSignInPage, knownClient } from './known-clients'
import { assertVerified, type IdentityContext } from './person'
import { issuerOf } from './provider-metadata'
import { issueCode, issueTokens } from './tokens'

/** Query parameters of a sign-in request. */
export type AuthorizationWish = operations['authorizeUser']['parameters']['query']

/** Return address of an answer, and its form. */
type ReturnPlace = Pick<AuthorizationWish, 'redirect_uri' | 'state'> & { readonly response_type: string }

/**
 * Checks the client and the return address. Only these errors are shown here; all others go to the return address
 * (RFC 6749, section 4.1.2.1).
 *
 * @throws IdentityFailure 400
 */
export function assertPlace(origin: string, { client_id: client, redirect_uri: page }: RawParameters): void {
  if (client !== knownClient) throw loginFailure(400, 'invalid_request', 'Unknown client')
  if (typeof page !== 'string' || !isSignInPage(origin, page))
    throw loginFailure(400, 'invalid_request', 'Callback URL mismatch.')
}

/** @throws IdentityFailure 400 for tokens without a nonce, or a code without an S256 challenge */
export function assertProtected(wish: AuthorizationWish): void {
  const wantsTokens = wish.response_type === 'token id_token'
  if (wantsTokens && !wish.nonce)
    throw loginFailure(400, 'invalid_request', 'Missing required parameter: nonce')
  if (!wantsTokens && (!wish.code_challenge || wish.code_challenge_method !== 'S256'))
    throw loginFailure(400, 'invalid_request', 'Missing required parameter: code_challenge')
}

/** Return address with tokens, a code or a refusal; `since` is when the person signed in, milliseconds since 1970. */
export function returnAddress(
  context: IdentityContext,
  wish: AuthorizationWish,
  person: StoredRow<'login'>,
  since = context.now,
): string {
  try {
    assertVerified(person)
  } catch (error) {
    if (error instanceof IdentityFailure) return refusedAddress(context, wish, error)
    throw error
  }
  const asked = {
    client: wish.client_id,
    scope: wish.scope ?? 'openid profile email',
    nonce: wish.nonce,
    since,
  }
  if (wish.response_type === 'token id_token')
    return addressWith(context, wish, issueTokens(context, person, asked))
  const challenge = wish.code_challenge ?? ''
  const code = issueCode(context, person, { ...asked, challenge, redirectUri: wish.redirect_uri })
  return addressWith(context, wish, { code })
}

/** Return address with a refusal. */
export function refusedAddress(
  context: Pick<IdentityContext, 'origin'>,
  place: ReturnPlace,
  { body }: IdentityFailure,
): string {
  return addressWith(context, place, body)
}

/** The refusal when the person cancels. */
export const calledOff = loginFailure(403, 'access_denied', 'User did not authorize the request')

/**
 * Return address for the refusal of an invalid request; undefined if its client or address is not allowed.
 */
export function placeOfRefusal(origin: string, raw: RawParameters): ReturnPlace | undefined {
  try {
    assertPlace(origin, raw)
  } catch (error) {
    if (error instanceof IdentityFailure) return undefined
    throw error
  }
  const { redirect_uri: page, response_type: type, state } = raw
  const place = { redirect_uri: `${page}`, response_type: `${type}` }
  return typeof state === 'string' ? { ...place, state } : place
}

/** An answer with tokens goes into the fragment, any other into the query with the issuer (RFC 9207). */
function addressWith(
  { origin }: Pick<IdentityContext, 'origin'>,
  place: ReturnPlace,
  values: object,
): string {
  const answer = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) answer.set(name, `${value}`)
  if (place.state !== undefined) answer.set('state', place.state)
  const target = new URL(place.redirect_uri)
  if (place.response_type === 'token id_token') target.hash = answer.toString()
  else {
    answer.set('iss', issuerOf(origin))
    target.search = answer.toString()
  }
  return target.href
}
