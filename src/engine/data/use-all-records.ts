import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useResources } from './load-resource'
import { useSettling } from './settling'
import { usePlacedLists, type PlacedList } from './use-placed-lists'
import { useAwaitsPrices, usePrices } from './use-prices'
import { countedApart, ownPrices } from './own-prices'
import { recordItem, type RecordItem } from './record-item'

/** What one type has in one place, each record with its state and price. */
export interface RecordList extends PlacedList {
  items: readonly RecordItem[]
}

/** Everything a customer has. */
export interface AllRecords {
  resources: readonly CompiledResource[]
  lists: readonly RecordList[]
  items: readonly RecordItem[]
  /** By type, the types whose records carry a part of its price. */
  apart: ReadonlyMap<string, readonly string[]>
  /** Some lists have not answered yet. */
  pending: boolean
}

const everyType = (): boolean => true

/**
 * The records of some types with their states and prices.
 *
 * @param only which of the types are read; not a new function each time
 */
export function useRecordsOnce(
  types: readonly string[],
  only: (resource: CompiledResource) => boolean = everyType,
): AllRecords {
  const all = useResources(types)
  const loaded = useMemo(() => all.filter(only), [all, only])
  const resources = useMemo(() => ownPrices(loaded), [loaded])
  const apart = useMemo(() => countedApart(loaded), [loaded])
  const prices = usePrices(true)
  const awaitsPrices = useAwaitsPrices(true)
  const read = usePlacedLists(resources, { joined: true, prices, awaitsPrices })
  const lists = useMemo(
    () =>
      read.map((list) => ({
        ...list,
        items: list.rows.map((row) => recordItem(list.resource, row, list.subjectOf(row))),
      })),
    [read],
  )
  const items = useMemo(() => lists.flatMap((list) => list.items), [lists])
  return { resources, lists, items, apart, pending: lists.some(({ status }) => status === 'pending') }
}

/** The records of some types as `useRecordsOnce` reads them; looks again while something settles. */
export function useAllRecords(
  types: readonly string[],
  only: (resource: CompiledResource) => boolean = everyType,
): AllRecords {
  const all = useRecordsOnce(types, only)
  const { lists } = all
  const moving = useMemo(
    () => lists.filter((list) => list.items.some(({ view }) => view?.kind === 'moving')),
    [lists],
  )
  useSettling(moving.length > 0, () => {
    for (const list of moving) list.refetch()
  })
  return all
}
