import {
  QueriesObserver,
  notifyManager,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { operationQuery } from '../../api/queries'
import { usePlatform } from '../../platform/platform'

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
