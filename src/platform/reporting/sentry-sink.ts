import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser'
import type { Sink } from './delivery'
import { eventOf } from './event-of'

/** Where events go and which console sends them. */
interface SentryOptions {
  readonly dsn: string
  /** Which build runs. */
  readonly release: string
  readonly environment: string
}

/**
 * Sends reports to Sentry. The client stands alone: no integration, no global of the page is patched or read, nothing is
 * collected but the events of `eventOf`.
 */
export function createSentrySink({ dsn, release, environment }: SentryOptions): Sink {
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    // The default would look for an unpatched `fetch` in a frame, which the policy refuses.
    transport: (options) => makeFetchTransport(options, (...request) => fetch(...request)),
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    maxBreadcrumbs: 40,
    normalizeDepth: 8,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  return (incident) => {
    client.captureEvent(eventOf(incident, defaultStackParser), {}, scope)
  }
}
