import type { Job } from './job'
import { awaitedOf } from './jobs'

/** A state a record should reach because of something the customer did. */
export interface Expectation {
  /** Action whose `pending` text is shown meanwhile; null for a record that was just created. */
  action: string | null
  state: string
  /** When it was accepted, in milliseconds since 1970. */
  since: number
  /** Seconds it may take. */
  seconds: number
  /** Action offered when it takes longer. */
  escalate: string | null
}

/** True once the time an expectation allows has passed. */
export function isOverdue({ since, seconds }: Pick<Expectation, 'since' | 'seconds'>, now: number): boolean {
  return now - since > seconds * 1000
}

/** What is awaited of a record, or undefined. */
export function expectationOf(
  all: readonly Job[],
  type: string,
  rowKey: string,
  epoch: number,
  now: number,
): Expectation | undefined {
  const step = awaitedOf(all, type, rowKey, epoch)
  if (!step?.expected) return undefined
  const { state, seconds, escalate = null } = step.expected
  const expectation = { action: step.pending, state, since: step.since, seconds, escalate }
  // What is late and cannot be forced keeps nobody from acting.
  return escalate === null && isOverdue(expectation, now) ? undefined : expectation
}
