import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useResources } from './load-resource'
import { useSettling } from './settling'
import type { PlacePrices } from '../../manifest/price'
import { usePlatform } from '../../platform/platform'
import { listCalls, type ListCall } from './list-calls'
import { useAnswers } from './use-answers'
import { joinCalls, joinsFrom, placesOf } from './use-joins'
import { subjectsOf, type SubjectOf } from './use-subjects'
import { useSurroundings } from './use-surroundings'
import { useTypeLists, type Part } from './use-type-lists'
import { useAwaitsPrices, usePrices } from './use-prices'
import { countedApart, ownPrices } from './own-prices'
import { recordItem, type RecordItem } from './record-item'

/** What one type has in one location, or everywhere for a type that is not tied to one. */
export interface PlacedList extends Pick<Part, 'location' | 'rows' | 'refetch'> {
  resource: CompiledResource
  /** Rows that are shown count as an answer, however old. */
  status: 'pending' | 'ok' | 'failed'
  subjectOf: SubjectOf
}

/** What else is read with the lists, and what their amounts are made of. */
interface PlacedListsOptions {
  /** Reads the lists a row's own columns are joined with, too; otherwise only those that are read anyway are joined. */
  joined: boolean
  prices: readonly PlacePrices[] | undefined
  /** The price list is still being read. */
  awaitsPrices?: boolean
}

/** The lists of some types, location by location, with what their records are joined with. */
export function usePlacedLists(
  resources: readonly CompiledResource[],
  { joined, prices, awaitsPrices = false }: PlacedListsOptions,
): readonly PlacedList[] {
  const { site } = usePlatform()
  const surroundings = useSurroundings()
  const lists = useTypeLists(resources, surroundings, { follow: 'answers' })
  const calls = useMemo(() => {
    const slugs = site.locations.map(({ slug }) => slug)
    return resources.flatMap((resource): ListCall[] => {
      const own = listCalls(resource, site)
      return joined ? [...own, ...joinCalls(resource, placesOf(resource, slugs), resource.list.joins)] : own
    })
  }, [resources, site, joined])
  const answers = useAnswers(calls, true)
  return useMemo(
    () =>
      lists.flatMap(({ resource, parts }) => {
        const joins = joinsFrom(resource, answers)
        const subjectOf = subjectsOf(resource, surroundings, joins, prices, awaitsPrices)
        return parts.map(({ location, rows, status, refetch }): PlacedList => {
          return { resource, location, rows, refetch, subjectOf, status: status === 'stale' ? 'ok' : status }
        })
      }),
    [lists, answers, surroundings, prices, awaitsPrices],
  )
}

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
