import { createStore, type Store } from '../lib/store'
import { isApiError } from './errors'
import { isOutcomeUnknown } from './unknown-outcome'

/** Milliseconds an answer counts as evidence that a location is reachable; longer than all tries of a read. */
const lately = 60_000

/** Whether a failure says nothing about the location: nothing was sent, or the session changed. */
const saysNothing = (error: unknown): boolean =>
  !isApiError(error) || error.unsent || error.kind === 'stale-identity'

interface Outcome {
  readonly at: number
  readonly answered: boolean
  /** How long it took, in ms, if it was answered. */
  readonly took?: number | undefined
}

/** Which locations answer, judged by recent reads. */
export interface Connectivity {
  /**
   * Records the result of a read: success after `took` ms, or failed with `error`. Requests that were not sent are
   * ignored.
   */
  note: (location: string, operation: string, error?: unknown, took?: number) => void
  /** How long the latest answered read of each location took, in ms. */
  latest: () => ReadonlyMap<string, number>
  /** Locations without any recent answer. A single failing read among successful ones does not count. */
  readonly silent: Pick<Store<ReadonlySet<string>>, 'get' | 'subscribe'>
}

/**
 * @param now clock in ms
 */
export function createConnectivity(now: () => number = Date.now): Connectivity {
  const outcomes = new Map<string, Map<string, Outcome>>()
  const silent = createStore<ReadonlySet<string>>(new Set())
  const isSilent = (reads: readonly Outcome[]): boolean => {
    const last = Math.max(...reads.filter(({ answered }) => !answered).map(({ at }) => at))
    return reads.every(({ at, answered }) => !answered || at < last - lately)
  }
  const judge = (location: string, reads: readonly Outcome[]): void => {
    const before = silent.get()
    if (isSilent(reads) === before.has(location)) return
    const others = [...before].filter((each) => each !== location)
    silent.set(new Set(before.has(location) ? others : [...others, location]))
  }
  return {
    note: (location, operation, error, took) => {
      if (error !== undefined && saysNothing(error)) return
      const answered = !isOutcomeUnknown(error)
      const reads = outcomes.get(location) ?? new Map<string, Outcome>()
      outcomes.set(location, reads.set(operation, { at: now(), answered, took }))
      judge(location, [...reads.values()])
    },
    latest: () => {
      const timed = [...outcomes].flatMap(([location, reads]) => {
        const last = [...reads.values()]
          .filter(({ took }) => took !== undefined)
          .reduce<Outcome | undefined>((best, each) => (best && best.at > each.at ? best : each), undefined)
        return last?.took === undefined ? [] : [[location, last.took] as const]
      })
      return new Map(timed)
    },
    silent,
  }
}
