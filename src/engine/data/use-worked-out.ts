import { startTransition, useEffect, useMemo, useState } from 'react'
import { idleWork } from '../../lib/idle-work'
import type { CompiledResource } from '../../manifest/compiled'
import type { RecordItem } from './record-item'
import type { Row } from './row'

/** Number of records of one list that are computed together with the page that shows them. */
export const atOnce = 500

/** The part of a list that is used here. */
interface ListOfRecords {
  resource: Pick<CompiledResource, 'type'>
  location: string | undefined
  rows: readonly Row[]
  items: readonly RecordItem[]
  status: 'pending' | 'ok' | 'failed'
}

/** State and price are computed when first read, and kept. */
function workOut({ view, month }: RecordItem): void {
  void view
  void month
}

const isSame = (one: ListOfRecords, other: ListOfRecords): boolean =>
  one.resource.type === other.resource.type && one.location === other.location

/**
 * Lists whose records have their state and price. Those of long lists are computed in idle time, so that the page stays
 * responsive (ADR 28): until then the list has the records it had before, or is pending.
 */
export function useWorkedOut<List extends ListOfRecords>(lists: readonly List[]): readonly List[] {
  const [ready, setReady] = useState<readonly List[]>([])
  const made = useMemo(() => new Set(ready.map(({ items }) => items)), [ready])
  const waiting = useMemo(
    () => lists.filter(({ items }) => items.length > atOnce && !made.has(items)),
    [lists, made],
  )
  useEffect(() => {
    if (waiting.length === 0) return undefined
    const work = idleWork(
      waiting.flatMap(({ items }) => items),
      workOut,
    )
    return work.start(() => startTransition(() => setReady(lists)))
  }, [waiting, lists])
  return useMemo(
    () =>
      lists.map((list) => {
        if (!waiting.includes(list)) return list
        const before = ready.find((each) => isSame(each, list))
        return before
          ? { ...list, rows: before.rows, items: before.items }
          : { ...list, rows: [], items: [], status: 'pending' as const }
      }),
    [lists, waiting, ready],
  )
}
