import { useMemo, useState } from 'react'
import { latestOf, type Latest } from '../../lib/latest'
import type { CompiledResource } from '../../manifest/compiled'
import { useResources } from './load-resource'
import { useSettling } from '../../platform/settling'
import type { PlacePrices } from '../../manifest/price'
import { usePlatform } from '../../platform/platform'
import { listCalls, type ListCall } from './list-calls'
import { useAnswers } from './use-answers'
import { joinCalls, joinsFrom, locationsOf } from './use-joins'
import { subjectsOf, type SubjectOf } from './use-subjects'
import { useEnvironment } from './use-environment'
import { useTypeLists, type ListPart } from './use-type-lists'
import { useAwaitsPrices, usePrices } from './use-prices'
import { pricedSeparately, ownPrices } from '../../manifest/own-prices'
import { recordItem, type RecordItem } from './record-item'
import type { Row } from './row'
import { useItems } from './use-worked-out'

/** Records of one type in one location, or all of a global type. */
export interface LocatedList extends Pick<ListPart, 'location' | 'rows' | 'error' | 'refetch'> {
  resource: CompiledResource
  /** Rows that are shown count as an answer, even if stale. */
  status: 'pending' | 'ok' | 'failed'
  subjectOf: SubjectOf
}

/** What is read in addition to the lists. */
interface LocatedListsOptions {
  /** Reads the joins of the type's columns too; otherwise uses only lists that are read anyway. */
  joined: boolean
  prices: readonly PlacePrices[] | undefined
  /** The price list is loading. */
  awaitsPrices?: boolean
}

/** Lists of some types per location, with joined records. */
export function useLocatedLists(
  resources: readonly CompiledResource[],
  { joined, prices, awaitsPrices = false }: LocatedListsOptions,
): readonly LocatedList[] {
  const { site } = usePlatform()
  const environment = useEnvironment()
  const lists = useTypeLists(resources, environment, { follow: 'answers' })
  const slugs = useMemo(() => site.locations.map(({ slug }) => slug), [site])
  const calls = useMemo(() => {
    return resources.flatMap((resource): ListCall[] => {
      const own = listCalls(resource, site)
      return joined
        ? [...own, ...joinCalls(resource, locationsOf(resource, slugs), resource.list.joins)]
        : own
    })
  }, [resources, site, slugs, joined])
  const answers = useAnswers(calls, true)
  const [kept] = useState(() => new Map<string, Latest<SubjectOf>>())
  return useMemo(
    () =>
      lists.flatMap(({ resource, parts }) => {
        // The costs and names of a type's records depend on their joined lists, and are kept until these change.
        const joined = joinCalls(resource, locationsOf(resource, slugs)).flatMap(
          ({ operation, location }) => {
            const answer = answers(operation, location)
            return [answer?.data, answer?.failed]
          },
        )
        const subjectOf = latestOf(kept, resource.type).get(
          [resource, environment, prices, awaitsPrices, ...joined],
          () => subjectsOf(resource, environment, joinsFrom(resource, answers), prices, awaitsPrices),
        )
        return parts.map(({ location, rows, error, status, refetch }): LocatedList => {
          return {
            resource,
            location,
            rows,
            error,
            refetch,
            subjectOf,
            status: status === 'stale' ? 'ok' : status,
          }
        })
      }),
    [lists, answers, slugs, kept, environment, prices, awaitsPrices],
  )
}

/** Records of one type in one location, with state and price. */
export interface RecordList extends LocatedList {
  items: readonly RecordItem[]
}

/** All records of the customer. */
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

const itemMaker = ({ resource, subjectOf }: LocatedList): ((row: Row) => RecordItem) => {
  return (row) => recordItem(resource, row, subjectOf)
}

/** State and price are computed when first read, and kept. */
const workOut = ({ view, month }: RecordItem): void => void [view, month]

/**
 * Records of some types with states and prices.
 * @param only filter of types; must be a stable function
 */
export function useRecordsOnce(
  types: readonly string[],
  only: (resource: CompiledResource) => boolean = everyType,
): AllRecords {
  const all = useResources(types)
  const loaded = useMemo(() => all.filter(only), [all, only])
  const resources = useMemo(() => ownPrices(loaded), [loaded])
  const apart = useMemo(() => pricedSeparately(loaded), [loaded])
  const prices = usePrices(true)
  const awaitsPrices = useAwaitsPrices(true)
  const read = useLocatedLists(resources, { joined: true, prices, awaitsPrices })
  const lists = useItems(read, itemMaker, workOut)
  const items = useMemo(() => lists.flatMap((list) => list.items), [lists])
  return { resources, lists, items, apart, pending: lists.some(({ status }) => status === 'pending') }
}

/** As `useRecordsOnce`, and polls while something settles. */
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
