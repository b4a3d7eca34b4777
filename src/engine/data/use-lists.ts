import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import type { PlacePrices } from '../../manifest/price'
import { usePlatform } from '../../platform/platform'
import { decodeRows, type Row } from './row'
import { useAnswers, type ListCall } from './use-answers'
import { joinCalls, joinsFrom, placesOf } from './use-joins'
import { subjectsOf, type SubjectOf } from './use-subjects'
import { useSurroundings } from './use-surroundings'

/** What one type has in one location, or everywhere for a type that is not tied to one. */
export interface ListOfType {
  resource: CompiledResource
  /** Slug, or undefined for a type without locations. */
  location: string | undefined
  status: 'pending' | 'ok' | 'failed'
  rows: readonly Row[]
  subjectOf: SubjectOf
  refetch: () => void
}

/** What else is read with the lists, and what their amounts are made of. */
interface ListsOptions {
  /** Reads the lists a row's own columns are joined with, too; otherwise only those that are read anyway are joined. */
  joined: boolean
  prices: readonly PlacePrices[] | undefined
  /** The price list is still being read. */
  awaitsPrices?: boolean
}

/**
 * Reads the lists of some types over all locations, shared with the screens that show them. Every list answers, fails and
 * is retried for itself.
 */
export function useLists(
  resources: readonly CompiledResource[],
  { joined, prices, awaitsPrices = false }: ListsOptions,
): readonly ListOfType[] {
  const { site, reporter } = usePlatform()
  const surroundings = useSurroundings()
  const wanted = useMemo(() => {
    const slugs = site.locations.map((location) => location.slug)
    return resources.map((resource) => {
      const places: readonly (string | undefined)[] = resource.scope === 'global' ? [undefined] : slugs
      const own = places.map((location): ListCall => ({ operation: resource.listOperation, location }))
      const others = joined ? joinCalls(resource, placesOf(resource, slugs), resource.list.joins) : []
      return { resource, places, calls: [...own, ...others] }
    })
  }, [resources, site, joined])
  const calls = useMemo(() => wanted.flatMap((each) => each.calls), [wanted])
  const answers = useAnswers(calls, true)
  return useMemo(
    () =>
      wanted.flatMap(({ resource, places }) => {
        const subjectOf = subjectsOf(
          resource,
          surroundings,
          joinsFrom(resource, answers),
          prices,
          awaitsPrices,
        )
        return places.map((location): ListOfType => {
          const answer = answers(resource.listOperation, location)
          return {
            resource,
            location,
            status: answer?.data !== undefined ? 'ok' : answer?.failed ? 'failed' : 'pending',
            rows: decodeRows(resource, answer?.data, location, surroundings, reporter),
            subjectOf,
            refetch: () => answer?.refetch(),
          }
        })
      }),
    [wanted, answers, surroundings, reporter, prices, awaitsPrices],
  )
}
