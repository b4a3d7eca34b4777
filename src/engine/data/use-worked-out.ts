import { startTransition, useEffect, useMemo, useState } from 'react'
import { atOnce, idleWork } from '../../lib/idle-work'
import type { CompiledResource } from '../../manifest/compiled'
import { latestOf, type Latest } from '../../lib/latest'
import type { Row } from './row'
import type { SubjectOf } from './use-subjects'

/** The part of a list that is used here. */
interface ListOfRows {
  resource: CompiledResource
  location: string | undefined
  rows: readonly Row[]
  subjectOf: SubjectOf
  status: 'pending' | 'ok' | 'failed'
}

/** A list with what a screen makes of each record. */
type WithItems<List, Item> = List & { items: readonly Item[] }

const keyOf = ({ resource, location }: ListOfRows): string => `${resource.type} ${location ?? ''}`

/**
 * Lists whose items are worked out. Those of long lists are in idle time, so that the page stays responsive (ADR 28): until
 * then the list has the records it had before, or is pending.
 * @param workOut reads what an item computes when first read; must be a stable function
 */
export function useWorkedOut<Item, List extends WithItems<ListOfRows, Item>>(
  lists: readonly List[],
  workOut: (item: Item) => void,
): readonly List[] {
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
  }, [waiting, lists, workOut])
  return useMemo(
    () =>
      lists.map((list) => {
        if (!waiting.includes(list)) return list
        const before = ready.find((each) => keyOf(each) === keyOf(list))
        return before
          ? { ...list, rows: before.rows, items: before.items }
          : { ...list, rows: [], items: [], status: 'pending' as const }
      }),
    [lists, waiting, ready],
  )
}

/**
 * Lists with an item for each row, kept while rows and joins are the same, and worked out.
 * @param makerOf the maker of a list's items; must be a stable function
 */
export function useItems<List extends ListOfRows, Item>(
  read: readonly List[],
  makerOf: (list: List) => (row: Row) => Item,
  workOut: (item: Item) => void,
): readonly WithItems<List, Item>[] {
  const [kept] = useState(() => new Map<string, Latest<readonly Item[]>>())
  const lists = useMemo(
    () =>
      read.map((list) => {
        const { resource, rows, subjectOf } = list
        const make = (): readonly Item[] => rows.map(makerOf(list))
        return { ...list, items: latestOf(kept, keyOf(list)).get([resource, rows, subjectOf], make) }
      }),
    [read, kept, makerOf],
  )
  return useWorkedOut(lists, workOut)
}
