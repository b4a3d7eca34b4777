import { newKey } from '../../api/new-key'
import { isOutcomeUnknown } from '../../api/unknown-outcome'
import { shortHash } from '../../lib/hash'
import type { StoredValues } from './draft'

/** A request to be carried out once: its idempotency key, content and time. */
export interface Intent {
  /** Idempotency key of every try. */
  readonly key: string
  /** Short hash of the request; a different request is a new intent. */
  readonly of: string
  /** When it was first sent, in ms since 1970. */
  readonly since: number
  /** Identities of the records that existed before, if they were read. */
  readonly before?: readonly unknown[]
}

/** The stored intent; undefined if absent or malformed. */
export function readIntent(store: StoredValues): Intent | undefined {
  const { key, of, since, before } = store.read() ?? {}
  if (typeof key !== 'string' || typeof of !== 'string' || typeof since !== 'number') return undefined
  return { key, of, since, ...(Array.isArray(before) ? { before } : {}) }
}

/** Storage for an intent in memory. */
export function intentInMemory(): StoredValues {
  let intent: Record<string, unknown> | undefined
  return {
    read: () => intent,
    write: (next) => {
      intent = next
    },
    clear: () => {
      intent = undefined
    },
  }
}

const requestHash = (request: unknown): string => shortHash(JSON.stringify(request))

/** Whether another request was sent and its outcome is unknown. */
export const hasOtherIntent = (store: StoredValues, request: unknown): boolean =>
  ![undefined, requestHash(request)].includes(readIntent(store)?.of)

/** The intent of a request: the stored one if the request is the same and its outcome unknown, otherwise a new one. */
export function beginIntent(store: StoredValues, request: unknown, now: number): Intent {
  const of = requestHash(request)
  const last = readIntent(store)
  if (last?.of === of) return last
  const intent = { key: newKey(), of, since: now }
  store.write(intent)
  return intent
}

/** Ends a try: the intent is deleted unless the outcome is unknown. */
export function endIntent(store: StoredValues, error?: unknown): void {
  if (error === undefined || !isOutcomeUnknown(error)) store.clear()
}
