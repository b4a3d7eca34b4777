import type { operations } from '../../src/generated/identity-types'
import { sendMail } from '../mail'
import { accountFailure, loginFailure } from './failure'
import { knownClient } from './known-clients'
import { identityPath } from './page'
import { addPerson, assertVerified, authenticate, findPerson, type IdentityContext } from './person'
import { providerMetadata } from './provider-metadata'
import { askForCode, codeNeeded, takeCode } from './second-factor'
import { beginSignIn } from './sign-in'
import { signOut } from './sign-out'
import { keySetOf } from './signing-key'
import { issueTokens, redeemCode } from './tokens'
import { readUserInfo } from './user-info'

type Operations = operations

type Input<Op extends keyof Operations> = Operations[Op] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : Operations[Op] extends { parameters: { query?: infer Query } }
    ? NonNullable<Query>
    : never

/** Carries out one call: a value is answered as JSON, a refusal is thrown as IdentityFailure. */
type IdentityHandlers = {
  readonly [Op in keyof Operations]: (context: IdentityContext, input: Input<Op>) => Outcome
}

/** JSON to answer, a complete response, or a refusal whose changes (a counted attempt) are kept. */
type Outcome = { readonly json: unknown } | { readonly response: Response } | { readonly refusal: Error }

/** Lifetime of links in e-mails, milliseconds. */
const linkLife = 24 * 60 * 60 * 1000
/** Minimum ms between two identical e-mails to one address. */
const shortestPause = 60 * 1000

/** The calls of the identity provider, as far as the sign-in screens use them (specification section 7). */
export const identityHandlers: IdentityHandlers = {
  loginUser: (context, body) => {
    assertClient(body.client_id)
    const scope = body.scope ?? 'openid profile email'
    if (body.grant_type === 'authorization_code') {
      const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri = '' } = body
      const tokens = redeemCode(context, { client: body.client_id, code, verifier, redirectUri })
      if (!tokens) return { refusal: loginFailure(400, 'invalid_grant', 'Invalid authorization code') }
      return { json: tokens }
    }
    if (body.grant_type === 'http://auth0.com/oauth/grant-type/mfa-otp') {
      const outcome = takeCode(context, body.mfa_token ?? '', body.otp ?? '')
      if ('refusal' in outcome) return outcome
      const wish = { client: body.client_id, scope: outcome.scope, since: context.now }
      return { json: issueTokens(context, outcome.person, wish) }
    }
    const { username = '', password = '' } = body
    failBySentinel(username)
    const person = authenticate(context, username, password)
    if (!person) return { refusal: loginFailure(403, 'invalid_grant', 'Wrong email or password.') }
    assertVerified(person)
    if (person.state.secondFactor) return { refusal: codeNeeded(askForCode(context, person, scope)) }
    return { json: issueTokens(context, person, { client: body.client_id, scope, since: context.now }) }
  },

  authorizeUser: (context, wish) => ({ response: beginSignIn(context, wish) }),

  logoutUser: (context, wish) => ({ response: signOut(context, wish) }),

  getUserInfo: (context) => ({ json: readUserInfo(context) }),

  getProviderMetadata: ({ origin }) => ({ json: providerMetadata(origin) }),

  getKeySet: ({ runtime }) => ({ json: keySetOf(runtime.settings) }),

  signUpUser: (context, { client_id: client, email, password }) => {
    assertClient(client)
    failBySentinel(email)
    const person = addPerson(context, email, password)
    sendLink(context, person.key, email, 'verify', 'Verify your e-mail address')
    return { json: { _id: context.ids.uuid(), email, email_verified: person.state.isVerified } }
  },

  /** The answer is the same for every address; an e-mail is sent only to known ones. */
  changePassword: (context, { client_id: client, email }) => {
    assertClient(client)
    failBySentinel(email)
    const person = findPerson(context.records, email)
    if (person) sendLink(context, person.key, person.state.email, 'reset', 'Set a new password')
    return { response: sentence("We've just sent you an email to reset your password.") }
  },

  /** The answer is the same for every address; an e-mail is sent only to unverified ones, at most once a minute. */
  resendVerification: (context, { client_id: client, email }) => {
    assertClient(client)
    failBySentinel(email)
    const person = findPerson(context.records, email)
    if (person && !person.state.isVerified && !wasJustSent(context, person.key))
      sendLink(context, person.key, person.state.email, 'verify', 'Verify your e-mail address')
    return { response: sentence("We've just sent you an email to verify your address.") }
  },
}

function sentence(text: string): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { headers })
}

function wasJustSent({ records, now }: IdentityContext, person: string): boolean {
  return records
    .list('ticket', { parent: person })
    .some(({ state, due }) => state.purpose === 'verify' && (due ?? 0) > now + linkLife - shortestPause)
}

/** @throws IdentityFailure 401 */
function assertClient(client: string): void {
  if (client !== knownClient) throw loginFailure(401, 'invalid_client', 'Unknown client')
}

/** Words in an e-mail address that make a call fail, as those in names do at the platform. */
function failBySentinel(email: string): void {
  if (email.includes('fail-limit')) throw loginFailure(429, 'too_many_requests', 'too many requests')
  if (email.includes('fail-error')) throw loginFailure(500, 'server_error', 'Something went wrong')
  if (email.includes('fail-signup')) throw accountFailure('invalid_signup', 'Invalid sign up')
}

function sendLink(
  context: IdentityContext,
  person: string,
  to: string,
  purpose: 'verify' | 'reset',
  subject: string,
): void {
  const { records, ids, now, origin } = context
  const key = ids.secret()
  records.insert('ticket', {
    location: '',
    owner: 0,
    account: null,
    key,
    parent: person,
    due: now + linkLife,
    document: null,
    state: { purpose },
  })
  const link = `${origin}${identityPath}/${purpose}?ticket=${key}`
  sendMail({ records, ids, now }, { to, subject, text: 'Open the link. It is good for a day.', link })
}
