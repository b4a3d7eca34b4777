import { createStore } from '../../lib/store'

/** A state a record should reach because of something the customer did. */
export interface Expectation {
  /** Action whose `pending` text is shown meanwhile; null for a record that was just created. */
  action: string | null
  state: string
  /** Milliseconds of the epoch. */
  since: number
  /** Seconds it may take. */
  seconds: number
  /** Action offered when it takes longer. */
  escalate: string | null
  /** Identity the expectation belongs to. */
  epoch: number
}

/** Expectations by type and row key. `keepExpectations` keeps them over a reload. */
export const expectations = createStore<ReadonlyMap<string, Expectation>>(new Map())

function keyOf(type: string, rowKey: string): string {
  return `${type} ${rowKey}`
}

/** Starts waiting for a state; replaces what was expected before. */
export function expectState(type: string, rowKey: string, expectation: Expectation): void {
  expectations.set(new Map(expectations.get()).set(keyOf(type, rowKey), expectation))
}

/** Ends the wait for a record: its state has come, or it is gone. */
export function meetExpectation(type: string, rowKey: string): void {
  const next = new Map(expectations.get())
  if (next.delete(keyOf(type, rowKey))) expectations.set(next)
}

/** What is expected of a record, or undefined. */
export function expectationOf(
  all: ReadonlyMap<string, Expectation>,
  type: string,
  rowKey: string,
  epoch: number,
): Expectation | undefined {
  const found = all.get(keyOf(type, rowKey))
  return found?.epoch === epoch ? found : undefined
}

/** True once the time an expectation allows has passed. */
export function isOverdue(expectation: Expectation, now: number): boolean {
  return now - expectation.since > expectation.seconds * 1000
}
