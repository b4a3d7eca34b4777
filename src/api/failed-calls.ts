import { createStore, type Store } from '../lib/store'
import type { Operation } from '../lib/operation'
import { isApiError } from './errors'

/** A failed call, as support needs it: of its parameters only the location. */
export interface FailedCall {
  /** Ms since 1970. */
  readonly at: number
  readonly method: Operation['method']
  /** Path template, without ids. */
  readonly path: string
  readonly location: string | undefined
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined
  readonly correlationId: string | undefined
  /** The platform's message, or the client's; may repeat sent values. */
  readonly message: string
  /** Epoch of the identity that made the call. */
  readonly epoch: number
}

/** Failed calls kept; the oldest go first. */
export const mostFailedCalls = 20

/** The last failed calls of this page, newest first, in memory only. */
export interface FailedCalls extends Pick<Store<readonly FailedCall[]>, 'get' | 'subscribe'> {
  note: (operation: Pick<Operation, 'method' | 'path'>, location: string | undefined, error: unknown) => void
}

/**
 * Failures of an earlier identity are dropped with the first one of another; readers compare the epoch.
 *
 * @param now clock in ms
 */
export function createFailedCalls(
  identity: () => { readonly epoch: number },
  now: () => number = Date.now,
): FailedCalls {
  const store = createStore<readonly FailedCall[]>([])
  return {
    get: store.get,
    subscribe: store.subscribe,
    note: ({ method, path }, location, error) => {
      if (!isApiError(error) || error.kind === 'stale-identity') return
      const { epoch } = identity()
      const { status, correlationId, message } = error
      const failed = { at: now(), method, path, location, status, correlationId, message, epoch }
      const before = store.get().filter((each) => each.epoch === epoch)
      store.set([failed, ...before].slice(0, mostFailedCalls))
    },
  }
}
