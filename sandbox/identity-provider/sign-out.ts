import type { operations } from '../../src/generated/identity-types'
import { loginFailure } from './failure'
import { type Claims, readClaims } from './json-web-token'
import { isSignOutPage, knownClient } from './known-clients'
import { hiddenFields, identityPath, page, redirect } from './page'
import type { IdentityContext } from './person'
import { issuerOf } from './provider-metadata'
import { endSession, sessionOf } from './provider-session'
import { signingKeyOf } from './signing-key'

/** Query parameters of a sign-out request. */
export type LogoutWish = NonNullable<operations['logoutUser']['parameters']['query']>

/**
 * Ends the session of the person in the hint; without a matching hint asks first (RP-Initiated Logout 1.0, section 2).
 * @throws IdentityFailure 400 for a foreign hint or an unregistered page
 */
export function signOut(context: IdentityContext, wish: LogoutWish): Response {
  const hint = readHint(context, wish)
  const session = sessionOf(context)
  const isTheirs = !session || `user|${session.person.owner}` === hint?.['sub']
  if (hint && isTheirs) return signOutNow(context, wish)
  const question = `<form method="post" action="${identityPath}/signed_out">${hiddenFields(wish)}<button>Sign out</button></form>`
  return page(200, 'Do you want to sign out?', question, wish.post_logout_redirect_uri)
}

/** Ends the session of this browser; redirects to the return address, if given. @throws IdentityFailure 400 */
export function signOutNow(context: IdentityContext, wish: LogoutWish): Response {
  readHint(context, wish)
  const cookie = endSession(context)
  const { post_logout_redirect_uri: address, state } = wish
  if (address === undefined) return page(200, 'Signed out', '', undefined, cookie)
  const target = new URL(address)
  if (state !== undefined) target.searchParams.set('state', state)
  return redirect(target.href, cookie)
}

function readHint(context: IdentityContext, wish: LogoutWish): Claims | undefined {
  const { id_token_hint: token, client_id: named, post_logout_redirect_uri: address } = wish
  const hint =
    token === undefined ? undefined : readClaims(signingKeyOf(context.runtime.settings), 'JWT', token)
  if (token !== undefined && hint?.['iss'] !== issuerOf(context.origin))
    throw loginFailure(400, 'invalid_request', 'The id token hint is not valid')
  const client = named ?? hint?.['aud']
  if (hint && client !== hint['aud'])
    throw loginFailure(400, 'invalid_request', 'The id token hint is of another client')
  const isKnown = address === undefined || (client === knownClient && isSignOutPage(context.origin, address))
  if (!isKnown) throw loginFailure(400, 'invalid_request', 'The return address is not registered')
  return hint
}
