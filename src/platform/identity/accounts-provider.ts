import { connectionFailure } from '../../api/errors'
import type { operations } from '../../generated/identity-types'
import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { randomText } from '../../lib/random-text'
import type { SiteConfig } from '../site/site'
import type { IdentityPlace, IdentityProvider } from './identity-provider'
import { identityError } from './identity-failure'
import { isOurs } from './id-token'
import { openSession } from './open-session'
import { parametersOf, readCallback } from './read-callback'
import { returnPath } from './return-path'
import { callbackPath } from './take-callback'
import { keepTransaction, newState, takeTransaction } from './transaction'

/** Paths of the calls the console makes. */
const paths = {
  loginUser: '/oauth/token',
  authorizeUser: '/authorize',
  signUpUser: '/dbconnections/signup',
  changePassword: '/dbconnections/change_password',
  resendVerification: '/dbconnections/resend_verification',
} as const satisfies Partial<Record<keyof operations, string>>

type Posted = Exclude<keyof typeof paths, 'authorizeUser'>
type Body<Call extends Posted> = operations[Call]['requestBody']['content']['application/json']

/** Credentials of a sign-in; afterwards the console opens `path`, below the base path. */
export type AccountsWish =
  | { readonly with: 'password'; readonly email: string; readonly password: string; readonly path: string }
  | { readonly with: 'code'; readonly token: string; readonly code: string; readonly path: string }
  | { readonly with: 'google'; readonly path: string }

/** The identity service of the specification: passwords in the console's own screens, and Google. */
export interface AccountsProvider extends IdentityProvider<AccountsWish> {
  /** Creates an account. @throws ApiError, IdentityError */
  readonly signUp: (email: string, password: string) => Promise<{ readonly emailVerified: boolean }>
  /** Sends the e-mail that verifies an address again. @throws ApiError, IdentityError */
  readonly resendVerification: (email: string) => Promise<void>
  /** Requests an e-mail with a link to reset the password. @throws ApiError, IdentityError */
  readonly changePassword: (email: string) => Promise<void>
}

/** Service and client id; `domain` is a host name, or a path of the console's own origin. */
type Auth0Config = NonNullable<SiteConfig['auth0']>

/** The service's database of names and passwords. */
const connection = 'Username-Password-Authentication'
const scope = 'openid profile email'
/** Timeout of a call, in ms. */
const patience = 60_000

/** Address of an identity service, without a slash at the end. */
export function serviceAddress(domain: string, origin: string): string {
  return (domain.startsWith('/') ? `${origin}${domain}` : `https://${domain}`).replace(/\/+$/, '')
}

/** Makes the provider of a site with `auth0` in its configuration (specification section 7, requirement AUTH-24). */
export function createAccountsProvider(
  { domain, clientId }: Auth0Config,
  place: IdentityPlace,
): AccountsProvider {
  const address = serviceAddress(domain, place.origin)

  const addressOf = (call: keyof typeof paths): string => `${address}${paths[call]}`
  const post = async <Call extends Posted>(
    call: Call,
    body: Omit<Body<Call>, 'client_id'>,
  ): Promise<unknown> => {
    const request = new Request(addressOf(call), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id: clientId, ...body }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const tell = (failure: unknown): void =>
      place.onCall(
        { operation: { method: 'POST', path: paths[call] }, input: undefined, failure },
        Object.values(body).map(String),
      )
    let response: Response
    let text: string
    try {
      response = await place.fetch(request)
      text = await response.text()
    } catch (cause) {
      const failure = connectionFailure(cause)
      tell(failure)
      throw failure
    }
    const answer = parseJson(text)
    const refusal = response.ok ? undefined : identityError(answer)
    // Refusing typed values is the service's normal work, so it is not reported.
    tell(refusal?.topic === 'general' ? refusal : undefined)
    if (refusal) throw refusal
    return answer
  }

  const leaveForGoogle = (path: string): Promise<never> => {
    const state = newState(path)
    const nonce = randomText()
    keepTransaction(place.storage, state, { path, nonce }, place.now())
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'token id_token',
      redirect_uri: `${place.origin}${place.basePath}${callbackPath}`,
      connection: 'google-oauth2',
      scope,
      state,
      nonce,
    })
    place.leave(`${addressOf('authorizeUser')}?${query}`)
    return new Promise(() => undefined)
  }

  return {
    capabilities: { passwords: true, leaves: true },

    start: async (wish) => {
      if (wish.with === 'google') return leaveForGoogle(wish.path)
      if (wish.with === 'code') {
        const answer = await post('loginUser', {
          grant_type: 'http://auth0.com/oauth/grant-type/mfa-otp',
          mfa_token: wish.token,
          otp: wish.code,
        })
        return openSession(place, { ...tokensOf(answer), state: wish.path })
      }
      const answer = await post('loginUser', {
        grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
        realm: connection,
        username: wish.email,
        password: wish.password,
        scope,
      })
      return openSession(place, { ...tokensOf(answer), state: wish.path })
    },

    finish: async (callback) => {
      const fragment = callback?.fragment ?? ''
      const answer = readCallback(fragment, 'access_token')
      if (answer.kind === 'missing') return { outcome: 'missing' }
      const parameters = parametersOf(fragment)
      const state = answer.kind === 'error' ? answer.state : answer.values.state
      const transaction = takeTransaction(place.storage, state, place.now())
      const path = returnPath(transaction?.path, place) ?? '/'
      if (answer.kind === 'error') return { outcome: 'refused', ...answer, path, parameters }
      const { values } = answer
      if (!transaction || !isOurs(values.id_token, clientId, transaction.nonce)) return { outcome: 'unknown' }
      try {
        await openSession(place, values)
      } catch (error) {
        return { outcome: 'failed', path, error, parameters }
      }
      return { outcome: 'signed-in', path }
    },

    signOut: async () => false,

    signUp: async (email, password) => {
      const answer = await post('signUpUser', { connection, email, password })
      return { emailVerified: isRecord(answer) && answer.email_verified === true }
    },

    resendVerification: async (email) => {
      await post('resendVerification', { email })
    },

    changePassword: async (email) => {
      await post('changePassword', { connection, email })
    },
  }
}

/** The members of a login answer that the platform takes. */
function tokensOf(answer: unknown): Record<string, string | number> {
  if (!isRecord(answer)) return {}
  const { access_token, id_token, scope: granted, expires_in, token_type } = answer
  const tokens = Object.entries({ access_token, id_token, scope: granted, expires_in, token_type })
  return Object.fromEntries(
    tokens.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  )
}
