import type { operations } from '../../src/generated/identity-types'
import { sendMail } from '../mail'
import { assertAuthorization, knownClient } from './authorization'
import { accountFailure, loginFailure } from './failure'
import { identityPath } from './page'
import { accountPage } from './pages'
import { addPerson, assertVerified, authenticate, findPerson, type IdentityContext } from './person'
import { issueTokens, redeemCode } from './tokens'

type Operations = operations

type Input<Op extends keyof Operations> = Operations[Op] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : Operations[Op] extends { parameters: { query: infer Query } }
    ? Query
    : never

/** Carries out one call: a value is answered as JSON, a refusal is thrown as IdentityFailure. */
type IdentityHandlers = {
  readonly [Op in keyof Operations]: (context: IdentityContext, input: Input<Op>) => Outcome
}

/** JSON to answer; or a whole response; or a refusal whose traces (a counted attempt) are to stay. */
type Outcome = { readonly json: unknown } | { readonly response: Response } | { readonly refusal: Error }

/** How long the links in e-mails are good, milliseconds. */
const linkLife = 24 * 60 * 60 * 1000

/** The calls of the identity provider, as far as the sign-in screens use them (specification section 7). */
export const identityHandlers: IdentityHandlers = {
  loginUser: (context, body) => {
    assertClient(body.client_id)
    const scope = body.scope ?? 'openid profile email'
    if (body.grant_type === 'authorization_code') {
      const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri = '' } = body
      const redeemed = redeemCode(context, { code, verifier, redirectUri })
      if (!redeemed) return { refusal: loginFailure(403, 'invalid_grant', 'Invalid authorization code') }
      const wish = { client: body.client_id, scope: redeemed.scope, nonce: redeemed.nonce ?? undefined }
      return { json: issueTokens(context, redeemed.person, wish) }
    }
    const { username = '', password = '' } = body
    failBySentinel(username)
    const person = authenticate(context, username, password)
    if (!person) return { refusal: loginFailure(403, 'invalid_grant', 'Wrong email or password.') }
    assertVerified(person)
    return { json: issueTokens(context, person, { client: body.client_id, scope }) }
  },

  authorizeUser: (context, wish) => {
    assertAuthorization(context, wish)
    return { response: accountPage(context, wish) }
  },

  signUpUser: (context, { client_id: client, email, password }) => {
    assertClient(client)
    failBySentinel(email)
    const person = addPerson(context, email, password)
    sendLink(context, person.key, email, 'verify', 'Verify your e-mail address')
    return { json: { _id: context.ids.uuid(), email, email_verified: person.state.isVerified } }
  },

  /** Says the same whether there is such a person or not, and writes only to those there are. */
  changePassword: (context, { client_id: client, email }) => {
    assertClient(client)
    failBySentinel(email)
    const person = findPerson(context.records, email)
    if (person) sendLink(context, person.key, person.state.email, 'reset', 'Set a new password')
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
    return { response: new Response("We've just sent you an email to reset your password.", { headers }) }
  },
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
