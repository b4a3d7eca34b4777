import * as oauth from 'oauth4webapi'
import type { CallNote } from '../../api/call-note'
import { connectionFailure, isApiError } from '../../api/errors'
import type { SiteConfig } from '../site/site'
import { IdentityError } from './identity-failure'
import type { IdentityPlace, IdentityProvider } from './identity-provider'
import { openSession } from './open-session'
import { parametersOf, readCallback } from './read-callback'
import { returnPath } from './return-path'
import { callbackPath } from './take-callback'
import { keepTransaction, newState, takeTransaction, type Transaction } from './transaction'

/** Page to open after signing in, below the base path. */
export interface OpenIdWish {
  readonly path: string
}

/** `issuer` is a URL, or a path on the console's own origin. */
type OpenIdConfig = NonNullable<SiteConfig['openIdConnect']>

/** Seconds by which the clocks of browser and provider may differ. */
const clockTolerance = 300

/** Local storage key, set while the provider has a session too. */
const sessionMark = 'console.openid-session'

/** The options the library passes to fetch. */
interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: BodyInit | null | undefined
  readonly redirect: RequestRedirect
  readonly signal?: AbortSignal | undefined
}

function requestOf(url: string, { body, signal, ...init }: FetchInit): Request {
  const optional = { ...(body ? { body } : {}), ...(signal ? { signal } : {}) }
  return new Request(url, { ...init, ...optional, credentials: 'omit', cache: 'no-store' })
}

/** True if tokens may be sent without TLS: to the same machine, during development. */
function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * Sign-in with the authorization code flow and PKCE at any OpenID Connect provider (RFC 6749, 7636, 9207, OpenID Connect
 * Core and Discovery 1.0). Tokens are exchanged once for an API key and not kept, so the provider may ask the user before
 * it ends its own session.
 */
export function createOpenIdProvider(
  { issuer: configured, clientId }: OpenIdConfig,
  place: IdentityPlace,
): IdentityProvider<OpenIdWish> {
  const issuer = new URL(configured, place.origin)
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: clockTolerance }
  const redirectUri = `${place.origin}${place.basePath}${callbackPath}`
  /** The last call, for reports. */
  let last: CallNote['operation'] = { method: 'GET', path: issuer.pathname }
  const options = {
    [oauth.customFetch]: (url: string, init: FetchInit) => {
      last = { method: init.method === 'POST' ? 'POST' : 'GET', path: new URL(url).pathname }
      return place.fetch(requestOf(url, init))
    },
    [oauth.allowInsecureRequests]: isLoopback(issuer),
  }
  let server: oauth.AuthorizationServer | undefined
  /** Reports failures of calls to the provider; the platform's calls are reported already. */
  const reported = (error: unknown, sent: readonly string[]): unknown => {
    const failure = readable(error)
    if (failure !== error) place.onCall({ operation: last, input: undefined, failure }, sent)
    return failure
  }

  /** Discovers the provider once; after a failure the next call tries again. */
  const discover = async (): Promise<oauth.AuthorizationServer> => {
    const response = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oidc' })
    server ??= await oauth.processDiscoveryResponse(issuer, response)
    return server
  }

  /** Exchanges the code for tokens, after checking issuer, audience, expiry, nonce and signature. */
  const exchange = async (
    query: string,
    state: string,
    { verifier, nonce }: Required<Pick<Transaction, 'verifier' | 'nonce'>>,
  ): Promise<oauth.TokenEndpointResponse> => {
    const found = server ?? (await discover())
    const parameters = oauth.validateAuthResponse(found, client, new URLSearchParams(query), state)
    const response = await oauth.authorizationCodeGrantRequest(
      found,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      options,
    )
    const tokens = await oauth.processAuthorizationCodeResponse(found, client, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    })
    await oauth.validateApplicationLevelSignature(found, response, options)
    return tokens
  }

  return {
    capabilities: { passwords: false, leaves: true },

    start: async ({ path }) => {
      const found = await discover().catch((error: unknown) => {
        throw reported(error, [])
      })
      const state = newState(path)
      const verifier = oauth.generateRandomCodeVerifier()
      const nonce = oauth.generateRandomNonce()
      keepTransaction(place.storage, state, { path, nonce, verifier, issuer: issuer.href }, place.now())
      const address = new URL(found.authorization_endpoint ?? issuer)
      const query = {
        client_id: clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      place.leave(address.href)
      return new Promise(() => undefined)
    },

    finish: async (callback) => {
      const query = (callback?.query ?? '').replace(/^[?]/, '')
      const answer = readCallback(query, 'code')
      if (answer.kind === 'missing') return { outcome: 'missing' }
      const parameters = parametersOf(query)
      const state = answer.kind === 'error' ? answer.state : answer.values.state
      const transaction = takeTransaction(place.storage, state, place.now())
      const path = returnPath(transaction?.path, place) ?? '/'
      if (answer.kind === 'error') return { outcome: 'refused', ...answer, path, parameters }
      if (state === undefined || transaction?.verifier === undefined || transaction.issuer !== issuer.href)
        return { outcome: 'unknown' }
      try {
        const { verifier, nonce } = transaction
        const tokens = await exchange(query, state, { verifier, nonce })
        const { access_token, id_token, scope, expires_in, token_type } = tokens
        await openSession(place, {
          access_token,
          token_type,
          ...(id_token === undefined ? {} : { id_token }),
          ...(scope === undefined ? {} : { scope }),
          ...(expires_in === undefined ? {} : { expires_in }),
          state: transaction.path,
        })
        place.shared.setItem(sessionMark, issuer.href)
      } catch (error) {
        const sent = [...parameters.map(({ value }) => value), transaction.verifier]
        return { outcome: 'failed', path, error: reported(error, sent), parameters }
      }
      return { outcome: 'signed-in', path }
    },

    signOut: async () => {
      const mark = place.shared.getItem(sessionMark)
      place.shared.removeItem(sessionMark)
      if (mark !== issuer.href) return false
      const { end_session_endpoint: end } = server ?? (await discover())
      if (end === undefined) return false
      const address = new URL(end)
      address.searchParams.set('client_id', clientId)
      address.searchParams.set('post_logout_redirect_uri', `${place.origin}${place.basePath}/`)
      place.leave(address.href)
      return true
    },
  }
}

/** The error for the screen: a failed connection, or the library's message. */
function readable(error: unknown): unknown {
  if (isApiError(error)) return error
  if (error instanceof TypeError && !(error instanceof oauth.UnsupportedOperationError))
    return connectionFailure(error)
  return new IdentityError('general', error instanceof Error ? error.message : String(error))
}
