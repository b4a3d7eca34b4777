import { createApiClient } from '../../api/client'
import { credentialOfHandle } from '../../api/credential'
import { makeCall } from '../../api/make-call'
import { newKey } from '../../api/new-key'
import { service } from '../../generated/service'
import { pathParameters } from '../../lib/operation'
import type { TakeNote } from '../reporting/note-calls'

interface Place {
  /** `{origin}{prefix}` of the platform's API. */
  readonly apiBase: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly onCall: TakeNote
}

/**
 * Passes a key to the platform, which keeps it in a cookie that no script can read (decision 21). Resolves to the value
 * that replaces the key.
 *
 * @throws ApiError if the platform does not take it; Error if its description has no such cookie
 */
export async function keepKey({ apiBase, fetch, onCall }: Place, apiKey: string): Promise<string> {
  const { keyCookie } = service
  if (!keyCookie) throw new Error('keyCookie is null or undefined')
  const handle = newKey()
  const client = createApiClient({
    base: apiBase,
    identity: () => ({ apiKey, epoch: 0 }),
    // Otherwise the browser ignores the cookie of the answer.
    fetch: (request) => fetch(new Request(request, { credentials: 'same-origin' })),
    onCall: (call) => onCall(call, [apiKey]),
  })
  const path = Object.fromEntries(pathParameters(keyCookie.path).map((name) => [name, handle]))
  await makeCall(client, { method: 'PUT', path: keyCookie.path }, { path })
  return credentialOfHandle(handle)
}
