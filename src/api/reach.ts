import { isApiError } from './errors'
import { mayBeDone } from './unknown-outcome'

/** Milliseconds that what was heard of a location counts beside a later silence; more than all tries of a read take. */
const lately = 60_000

/** Whether a failure says nothing of who was asked: nobody was, or nobody waited for the answer. */
const saysNothing = (error: unknown): boolean =>
  !isApiError(error) || error.unsent || error.kind === 'stale-identity'

interface Outcome {
  readonly at: number
  readonly heard: boolean
}

/** Which locations answer, as far as what was read of them tells. */
export interface Reach {
  /** Notes how a read of a location went: answered, or failed with `error`. What was never sent says nothing. */
  note: (location: string, operation: string, error?: unknown) => void
  /** The locations that answered nothing of late. One read that fails among others that do not is no silence. */
  silent: () => ReadonlySet<string>
}

/** @param now milliseconds */
export function createReach(now: () => number = Date.now): Reach {
  const outcomes = new Map<string, Map<string, Outcome>>()
  return {
    note: (location, operation, error) => {
      if (error !== undefined && saysNothing(error)) return
      const heard = !mayBeDone(error)
      const reads = outcomes.get(location) ?? new Map<string, Outcome>()
      outcomes.set(location, reads.set(operation, { at: now(), heard }))
    },
    silent: () => {
      const isSilent = (reads: readonly Outcome[]): boolean => {
        const last = Math.max(...reads.filter(({ heard }) => !heard).map(({ at }) => at))
        return reads.every(({ at, heard }) => !heard || at < last - lately)
      }
      const found = [...outcomes].filter(([, reads]) => isSilent([...reads.values()]))
      return new Set(found.map(([location]) => location))
    },
  }
}
