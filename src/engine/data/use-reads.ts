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

/** A query that is observed while shown. */
export type FollowedRead = ReturnType<typeof operationQuery> & { enabled: boolean }

/** Members of a query result that cause a render when they change. */
export type WatchedMembers = readonly (keyof QueryObserverResult)[]

/**
 * Observes several queries; results in the order of `reads`, which must be a stable array. Results are rendered as a
 * transition, so that they yield to user input and simultaneous answers render together; TanStack's `useQueries`
 * renders each answer synchronously.
 */
export function useReads(
  reads: readonly FollowedRead[],
  noted: WatchedMembers,
): readonly QueryObserverResult[] {
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

/** Observes list calls (a stable array); `refetch` reads one again. */
export function useListReads(
  calls: readonly ListCall[],
  enabled: boolean,
  noted: WatchedMembers,
): { results: readonly QueryObserverResult[]; refetch: (call: ListCall) => void } {
  const { client, queries } = usePlatform()
  const { epoch } = client.identity()
  const reads = useMemo(
    () =>
      calls.map((call) => ({
        ...operationQuery(client, call.operation, inputOf(call)),
        enabled: enabled && (!isLocated(call.operation) || call.location !== undefined),
      })),
    // oxlint-disable-next-line react/exhaustive-deps -- the query key contains the epoch
    [client, calls, enabled, epoch],
  )
  const refetch = useCallback(
    (call: ListCall) => void readAgain(queries, operationKey(client, call.operation, inputOf(call))),
    [client, queries],
  )
  return { results: useReads(reads, noted), refetch }
}
