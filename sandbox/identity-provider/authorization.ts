import type { operations } from '../../src/generated/identity-types'
import type { Kept } from '../store/records'
import { IdentityFailure, loginFailure } from './failure'
import { assertVerified, type IdentityContext } from './person'
import { issueCode, issueTokens } from './tokens'

/** What the browser brought along when it came to sign in elsewhere. */
export type AuthorizationWish = operations['authorizeUser']['parameters']['query']

/** The one client that is known, as the site configuration names it. */
export const knownClient = 'console'

/**
 * Makes sure that the browser may be sent back where it wants to: to this server, or to one on the same machine, as a
 * development server is. Sending it anywhere else would hand tokens to strangers.
 *
 * @throws IdentityFailure 400
 */
export function assertAuthorization({ origin }: IdentityContext, wish: AuthorizationWish): void {
  if (wish.client_id !== knownClient) throw loginFailure(400, 'invalid_request', 'Unknown client')
  const target = URL.canParse(wish.redirect_uri) ? new URL(wish.redirect_uri) : undefined
  const isWeb = target?.protocol === 'http:' || target?.protocol === 'https:'
  const isOurs =
    target?.origin === origin || ['localhost', '127.0.0.1', '[::1]'].includes(target?.hostname ?? '')
  if (!isWeb || !isOurs) throw loginFailure(400, 'invalid_request', 'Callback URL mismatch.')
  const wantsTokens = wish.response_type === 'token id_token'
  if (wantsTokens && !wish.nonce)
    throw loginFailure(400, 'invalid_request', 'Missing required parameter: nonce')
  if (!wantsTokens && (!wish.code_challenge || wish.code_challenge_method !== 'S256'))
    throw loginFailure(400, 'invalid_request', 'Missing required parameter: code_challenge')
}

/** Where the browser goes once a person is chosen; undefined when the person called it off. */
export function returnAddress(
  context: IdentityContext,
  wish: AuthorizationWish,
  person: Kept<'login'> | undefined,
): string {
  const answer = new URLSearchParams(Object.entries(outcome(context, wish, person)))
  if (wish.state !== undefined) answer.set('state', wish.state)
  const target = new URL(wish.redirect_uri)
  if (wish.response_type === 'token id_token') target.hash = answer.toString()
  else for (const [name, value] of answer) target.searchParams.set(name, value)
  return target.href
}

function outcome(
  context: IdentityContext,
  wish: AuthorizationWish,
  person: Kept<'login'> | undefined,
): Record<string, string> {
  if (!person) return { error: 'access_denied', error_description: 'User did not authorize the request' }
  try {
    assertVerified(person)
  } catch (error) {
    if (error instanceof IdentityFailure) return texts(error.body)
    throw error
  }
  const tokens = { client: wish.client_id, scope: wish.scope ?? 'openid profile email', nonce: wish.nonce }
  if (wish.response_type === 'token id_token') return texts(issueTokens(context, person, tokens))
  const challenge = wish.code_challenge ?? ''
  return { code: issueCode(context, person, { ...tokens, challenge, redirectUri: wish.redirect_uri }) }
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}`]))
}
