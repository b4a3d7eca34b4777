import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { idleWork } from './idle-work'
import { ListIndex, type ListChoice, type ListSource, type Selected, type Totals } from './list-index'

/** What is shown of a list. */
export interface ListView<Item> extends Selected<Item> {
  /** What the items are chosen from. */
  source: ListSource<Item>
  /** Sums over the items chosen; undefined while they are not known. */
  totals: Totals | undefined
}

/** Lists up to this long are added up at once when their items have changed. */
const atOnce = 500

/**
 * The sums over what is found, from the values `read` so far. Of a long list that is read again the last ones stay
 * meanwhile, if as many items are found.
 */
function useTotals<Item extends object>(
  index: ListIndex<Item>,
  source: ListSource<Item>,
  found: readonly number[],
  read: ListSource<Item> | undefined,
): Totals | undefined {
  const [last, setLast] = useState<{ totals: Totals; count: number }>()
  const known = read === source || (read !== undefined && source.items.length <= atOnce)
  const totals = useMemo(
    () => (known ? index.totals(source, found) : undefined),
    [index, source, found, known],
  )
  useEffect(() => {
    if (totals) setLast({ totals, count: found.length })
  }, [totals, found])
  return totals ?? (last?.count === found.length ? last.totals : undefined)
}

/**
 * Shows what a choice leaves of a list. Both must stay the same objects while nothing changes. Typing comes before the
 * rows it leads to; what a search and the totals need is read ahead while the browser is idle.
 */
export function useListIndex<Item extends object>(
  source: ListSource<Item>,
  choice: ListChoice<Item>,
): ListView<Item> {
  const [index] = useState(() => new ListIndex<Item>())
  const [read, setRead] = useState<ListSource<Item>>()
  const shown = useDeferredValue(useMemo(() => ({ source, choice }), [source, choice]))
  const selected = useMemo(() => index.select(shown.source, shown.choice), [index, shown])
  useEffect(
    () => idleWork(shown.source.items, index.readAhead(shown.source)).start(() => setRead(shown.source)),
    [index, shown.source],
  )
  const totals = useTotals(index, shown.source, selected.found, read)
  return { ...selected, source: shown.source, totals }
}
