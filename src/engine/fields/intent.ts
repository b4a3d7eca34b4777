import { isApiError } from '../../api/errors'
import { newKey } from '../../api/new-key'
import { mayBeDone } from '../../api/unknown-outcome'
import { shortHash } from '../../lib/hash'
import type { Kept } from './draft'

/** Something that is to be done once: what was sent for it, under which key, since when. */
export interface Intent {
  /** The idempotency key of every try. */
  readonly key: string
  /** Short hash of what was asked for: another request is another intent. */
  readonly of: string
  /** When it was first sent, in milliseconds since 1970. */
  readonly since: number
  /** Identities of the records there were before, as far as they were read for it. */
  readonly before?: readonly unknown[]
}

/** The intent that is kept; undefined for anything else. */
function readIntent(store: Kept): Intent | undefined {
  const { key, of, since, before } = store.read() ?? {}
  if (typeof key !== 'string' || typeof of !== 'string' || typeof since !== 'number') return undefined
  return { key, of, since, ...(Array.isArray(before) ? { before } : {}) }
}

/** Keeps an intent for as long as the page lives. */
export function intentInMemory(): Kept {
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

/** The intent a request belongs to: that of the last try when it asked for the same and its end is not known, or a new one. */
export function beginIntent(store: Kept, request: unknown, now: number): Intent {
  const of = shortHash(JSON.stringify(request))
  const last = readIntent(store)
  if (last?.of === of) return last
  const intent = { key: newKey(), of, since: now }
  store.write(intent)
  return intent
}

/** A try has ended: the intent is over unless it may have been done all the same. */
export function endIntent(store: Kept, error?: unknown): void {
  if (error === undefined || !mayBeDone(error)) store.clear()
}

/** The key a call was sent under that has failed so; undefined where its operation takes none. */
export function keyOf(error: unknown): string | undefined {
  return isApiError(error) ? error.key : undefined
}
