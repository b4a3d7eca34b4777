import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from '../generated/api-types'
import { service } from '../generated/service'
import { cookiesOf, credential, keyOf } from './credential'
import { refusesKey } from './envelope'
import { createConnectivity } from './connectivity'
import { createFailedCalls } from './failed-calls'
import type { CallNote } from './call-note'

/** Credentials of the client, provided by the session so that this layer has no state. */
export interface Identity {
  /** The key sent with every call; undefined when signed out. */
  apiKey: string | undefined
  /** Incremented with every change of identity; answers to an older epoch are discarded. */
  epoch: number
}

export interface ClientOptions {
  /** `{origin}{prefix}`; the client appends the service's path (specification section 7). */
  base: string
  identity: () => Identity
  /** Injected for tests and for requests the document has started early. */
  fetch: (request: Request) => Promise<Response>
  /** Called when the answer of a call that needs a key says that it is missing or unknown. */
  onRefused?: (apiKey: string | undefined) => void
  /** Called with the outcome of every call. */
  onCall?: (call: CallNote) => void
  /** A signal that aborts after a time in ms; injected for tests. */
  deadline?: (milliseconds: number) => AbortSignal
}

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * openapi-fetch with the platform's base path, key and conventions. Redirects are refused, because they would leak the
 * key.
 */
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
      if (apiKey === undefined) return request
      request.headers.set(...credential(apiKey))
      const credentials = cookiesOf(apiKey)
      return request.credentials === credentials ? request : new Request(request, { credentials })
    },
    async onResponse({ request, response, schemaPath }) {
      if (service.keyless.includes(`${request.method} ${schemaPath}`)) return
      if (await refusesKey(response)) options.onRefused?.(keyOf(request))
    },
  }
  client.use(key)
  const deadline = options.deadline ?? ((milliseconds: number) => AbortSignal.timeout(milliseconds))
  return {
    request: client.request,
    identity: options.identity,
    deadline,
    reach: createConnectivity(),
    failed: createFailedCalls(options.identity),
    note: options.onCall ?? (() => undefined),
  }
}
