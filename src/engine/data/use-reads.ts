import {
  QueriesObserver,
  notifyManager,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { operationKey, operationQuery, readAgain } from '../../api/queries'
import { usePlatform } from '../../platform/platform'
import { inputOf, isLocated, type ListCall } from './list-calls'

/** One read that is followed while it is shown. */
export type FollowedRead = ReturnType<typeof operationQuery> & { enabled: boolean }

/** The parts of a result a screen looks at; it is drawn again only when one of them changes. */
export type Noted = readonly (keyof QueryObserverResult)[]

/**
 * Follows several reads; results in the order of `reads`, which must stay the same array while nothing else is wanted. An
 * answer is drawn as a transition: it waits for whoever is using the page, and answers that come together are drawn
 * together, where the library's own hook draws the page at once for each of them and begins anew what was being drawn.
 */
export function useReads(reads: readonly FollowedRead[], noted: Noted): readonly QueryObserverResult[] {
  const { queries: cache } = usePlatform()
  const wanted = useMemo(
    () => reads.map((read): QueryObserverOptions => ({ ...read, notifyOnChangeProps: [...noted] })),
    [reads, noted],
  )
  const [observer] = useState(() => new QueriesObserver(cache, wanted))
  const [seen, setSeen] = useState(() => ({ wanted, results: observer.getCurrentResult() }))
  const followed = useRef(wanted)
  const look = useCallback(() => {
    const now = { wanted: followed.current, results: observer.getCurrentResult() }
    startTransition(() => setSeen(now))
  }, [observer])
  useEffect(() => observer.subscribe(notifyManager.batchCalls(look)), [observer, look])
  useEffect(() => {
    if (followed.current === wanted) return
    followed.current = wanted
    observer.setQueries(wanted)
    look()
  }, [observer, wanted, look])
  return seen.wanted === wanted ? seen.results : observer.getOptimisticResult(wanted, undefined)[0]
}

/** Follows the lists of some calls, which must stay the same array while nothing else is wanted; `refetch` asks for one again. */
export function useListReads(
  calls: readonly ListCall[],
  enabled: boolean,
  noted: Noted,
): { results: readonly QueryObserverResult[]; refetch: (call: ListCall) => void } {
  const { client, queries } = usePlatform()
  const { epoch } = client.identity()
  const reads = useMemo(
    () =>
      calls.map((call) => ({
        ...operationQuery(client, call.operation, inputOf(call)),
        enabled: enabled && (!isLocated(call.operation) || call.location !== undefined),
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the key of a read has the epoch in it
    [client, calls, enabled, epoch],
  )
  const refetch = useCallback(
    (call: ListCall) => void readAgain(queries, operationKey(client, call.operation, inputOf(call))),
    [client, queries],
  )
  return { results: useReads(reads, noted), refetch }
}
