import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import type { PlacePrices } from '../../manifest/price'
import { usePlatform } from '../../platform/platform'
import { useAnswers, type ListCall } from './use-answers'
import { joinCalls, joinsFrom, placesOf } from './use-joins'
import { subjectsOf, type SubjectOf } from './use-subjects'
import { useSurroundings } from './use-surroundings'
import { useTypeLists, type Part } from './use-type-lists'

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
      const places = resource.scope === 'global' ? [undefined] : slugs
      const own = places.map((location) => ({ operation: resource.listOperation, location }))
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
