import { callOperation } from '../../../src/api/call-operation'
import type { CallInput } from '../../../src/api/make-call'
import { createApiClient, type ApiClient, type Identity } from '../../../src/api/client'
import { isApiError, type ApiError } from '../../../src/api/errors'
import type { OperationId } from '../../../src/generated/operations'

/** A client whose network is a function, with its requests and state. */
export interface Bench {
  client: ApiClient
  /** Requests in the order they were made. */
  requests: Request[]
  /** The caller; may be replaced while a call is under way. */
  identity: Identity
  /** Aborts every call under way by its ceiling. */
  passTime: () => void
  /** Keys the API refused. */
  refused: (string | undefined)[]
  /** Milliseconds of the ceilings that were set. */
  ceilings: number[]
}

type Answering = (request: Request) => Response | Promise<Response>

/** A client over a network with given answers. */
export function bench(answer: Answering, base = 'http://console.test'): Bench {
  const deadlines: AbortController[] = []
  const made: Bench = {
    requests: [],
    identity: { apiKey: 'demo-customer', epoch: 1 },
    ceilings: [],
    refused: [],
    passTime: () => {
      for (const deadline of deadlines) deadline.abort(new DOMException('timed out', 'TimeoutError'))
    },
    client: createApiClient({
      base,
      identity: () => made.identity,
      fetch: async (request) => {
        made.requests.push(request)
        return answer(request)
      },
      onRefused: (apiKey) => made.refused.push(apiKey),
      deadline: (milliseconds) => {
        made.ceilings.push(milliseconds)
        const deadline = new AbortController()
        deadlines.push(deadline)
        return deadline.signal
      },
    }),
  }
  return made
}

/** An answer as the platform gives them. */
export function answer(
  body: string | null,
  init: { status?: number; statusText?: string; type?: string; headers?: Record<string, string> } = {},
): Response {
  const { status = 200, statusText = '', type = 'application/json', headers } = init
  return new Response(body, {
    status,
    statusText,
    headers: { ...(type === '' ? {} : { 'content-type': type }), ...headers },
  })
}

/** An answer that never comes; rejects when the call is aborted. */
export function never(request: Request): Promise<Response> {
  const { signal } = request
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason as Error)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** The failure of a call; fails the test when it succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('The call succeeded')
}

/** One call answered with one response. */
export async function callAnswered(
  response: Response,
  id: OperationId = 'getUser',
  input: CallInput = {},
): Promise<unknown> {
  return callOperation(bench(() => response).client, id, input)
}
