import type { Operation } from '../lib/operation'

/** A call that has ended. */
export interface CallNote {
  operation: Pick<Operation, 'method' | 'path'>
  /** What was sent, secrets included. */
  input: unknown
  /** Why it failed; undefined if it did not. Calls that the caller aborted are not noted. */
  failure: unknown
}
