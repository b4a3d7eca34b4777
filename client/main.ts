import { callOperation } from '../src/api/call-operation'
import { createApiClient } from '../src/api/client'
import type { CallInput } from '../src/api/make-call'
import { operations, type OperationId } from '../src/generated/operations'
import type { CallOptions, Client } from './call-types'

export { ApiError, isApiError, type ApiErrorKind, type FieldProblem } from '../src/api/errors'
export type { components } from '../src/generated/api-types'
export type { OperationId } from '../src/generated/operations'
export type { AnswerOf, CallOptions, Client, InputOf } from './call-types'

/** Address of the API, and the caller's key. */
export interface ClientOptions {
  /** `{origin}{prefix}` of the deployment; `/v1` is added (specification section 7). */
  base: string
  /** The key that is sent with every call; without one only open calls are answered. */
  apiKey?: string | undefined
  /** Replaces the global `fetch`, for proxies and tests. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

type LooseCall = (input?: CallInput, options?: CallOptions) => Promise<unknown>

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)

/** Makes a client: `await createClient({ base, apiKey }).listDisks({ path: { location: 'tll' } })`. */
export function createClient({ base, apiKey, fetch }: ClientOptions): Client {
  const api = createApiClient({
    base: base.replace(/\/+$/, ''),
    identity: () => ({ apiKey, epoch: 0 }),
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
  })
  const calls = Object.keys(operations)
    .filter(isOperation)
    .map((id): [string, LooseCall] => [
      id,
      (input = {}, { signal, idempotencyKey } = {}) =>
        callOperation(api, id, { ...input, key: idempotencyKey }, signal),
    ])
  // The types follow from the description, the functions from the table made of the same description.
  return Object.fromEntries(calls) as unknown as Client
}
