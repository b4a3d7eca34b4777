import { parseJson } from '../lib/parse-json'
import { correlationId } from './correlation'
import { cookiesOf, credential } from './credential'
import { refusesKey } from './envelope'

/** An answer of the source of metrics; the body is undefined if it is no JSON. */
export interface MetricAnswer {
  status: number
  body: unknown
  correlationId: string | undefined
}

/**
 * Queries a range from a server with Prometheus' HTTP API. The key is sent only to `ownOrigins`; others get neither key
 * nor cookie. `onRefused` is called if the key is missing or unknown there. Rejects without an answer, as fetch does.
 */
export async function fetchMetrics(
  source: {
    address: string
    apiKey: string | undefined
    ownOrigins: readonly string[]
    onRefused: () => void
  },
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<MetricAnswer> {
  const { address, apiKey, ownOrigins } = source
  const isOwn = ownOrigins.includes(new URL(address).origin)
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' })
  if (isOwn && apiKey !== undefined) headers.set(...credential(apiKey))
  const answer = await fetch(`${address.replace(/\/$/, '')}/api/v1/query_range`, {
    method: 'POST',
    headers,
    // Long queries of many records do not fit into an address.
    body: new URLSearchParams(parameters),
    redirect: 'error',
    credentials: isOwn ? cookiesOf(apiKey) : 'omit',
    cache: 'no-store',
    signal,
  })
  if (isOwn && (await refusesKey(answer))) source.onRefused()
  const text = await answer.text()
  return { status: answer.status, body: parseJson(text), correlationId: correlationId(answer) }
}
