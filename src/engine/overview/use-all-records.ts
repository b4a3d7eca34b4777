import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useResources } from '../data/load-resource'
import { useSettling } from '../data/settling'
import { useLists, type ListOfType } from '../data/use-lists'
import { usePrices } from '../data/use-prices'
import { countedApart, ownPrices } from './own-prices'
import { recordItem, type RecordItem } from './record-item'

/** What one type has in one place, each record with its state and price. */
export interface RecordList extends ListOfType {
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

/** The records of some types with their states and prices; looks again while something settles. */
export function useAllRecords(types: readonly string[]): AllRecords {
  const loaded = useResources(types)
  const resources = useMemo(() => ownPrices(loaded), [loaded])
  const apart = useMemo(() => countedApart(loaded), [loaded])
  const prices = usePrices(true)
  const read = useLists(resources, { joined: true, prices })
  const lists = useMemo(
    () =>
      read.map((list) => ({
        ...list,
        items: list.rows.map((row) => recordItem(list.resource, row, list.subjectOf(row))),
      })),
    [read],
  )
  const items = useMemo(() => lists.flatMap((list) => list.items), [lists])
  const moving = useMemo(
    () => lists.filter((list) => list.items.some(({ view }) => view?.kind === 'moving')),
    [lists],
  )
  useSettling(moving.length > 0, () => {
    for (const list of moving) list.refetch()
  })
  return { resources, lists, items, apart, pending: lists.some(({ status }) => status === 'pending') }
}
