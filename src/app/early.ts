import type { EarlyRequest } from '../api/early-answers'
import type { FetchPage } from './fetch-ahead'

/** What `boot.ts` leaves for the application. */
export interface Early {
  /** Calls that are under way. */
  requests: EarlyRequest[]
  fetchPage: FetchPage
}

/** Where `boot.ts` leaves it: the two are built apart, so that one need not wait for the other. */
const place = globalThis as { consoleEarly?: Early }

/** Leaves what was started early to the application. */
export function leaveEarly(early: Early): void {
  place.consoleEarly = early
}

/** Takes over what was started early. */
export function takeEarly(): Early {
  return place.consoleEarly ?? { requests: [], fetchPage: () => Promise.resolve() }
}
