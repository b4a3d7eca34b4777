import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from '../generated/api-types'
import { service } from '../generated/service'
import { credential, keyOf } from './credential'
import { refusesKey } from './envelope'
import { createReach } from './reach'

/** What the client needs to know about who calls. The session hands it in, so this layer stays without state. */
export interface Identity {
  /** The key sent with every call, or undefined when nobody is signed in. */
  apiKey: string | undefined
  /** Grows with every change of identity; an answer of an older one is thrown away. */
  epoch: number
}

export interface ClientOptions {
  /** `{origin}{prefix}`; what the service adds to it is added here (specification section 7). */
  base: string
  identity: () => Identity
  /** The seam for tests and for requests the document started early. */
  fetch: (request: Request) => Promise<Response>
  /** Called when an answer says that the key it was asked with is missing or not known. */
  onRefused?: (apiKey: string | undefined) => void
  /** A signal that aborts after so many milliseconds; the browser's own unless a test brings another. */
  deadline?: (milliseconds: number) => AbortSignal
}

export type ApiClient = ReturnType<typeof createApiClient>

/** openapi-fetch with the platform's base path, key and conventions. Redirects are refused: they would carry the key away. */
export function createApiClient(options: ClientOptions) {
  const client = createClient<paths>({
    baseUrl: `${options.base}${service.path}`,
    fetch: options.fetch,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  })
  const key: Middleware = {
    onRequest({ request }) {
      const { apiKey } = options.identity()
      if (apiKey !== undefined) request.headers.set(...credential(apiKey))
      return request
    },
    async onResponse({ request, response }) {
      if (await refusesKey(response)) options.onRefused?.(keyOf(request))
    },
  }
  client.use(key)
  const deadline = options.deadline ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds))
  return { request: client.request, identity: options.identity, deadline, reach: createReach() }
}
