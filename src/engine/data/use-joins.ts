import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { indexBy, wholeOf, type JoinIndex } from '../../manifest/join-index'
import type { ListCall } from './list-calls'
import { useAnswers, type Answers, type ListAnswer } from './use-answers'

/** Joined lists by join name and location; undefined if a list has not answered. */
export interface Joins {
  (name: string, location: string | undefined): JoinIndex | undefined
  /** True during the first read of the list, unless it failed. */
  loading?: (name: string, location: string | undefined) => boolean
}

/** The locations that records of a type may be in, of those given; one undefined location for a type without locations. */
export function locationsOf(
  { scope, location }: Pick<CompiledResource, 'scope' | 'location'>,
  locations: readonly string[],
): readonly (string | undefined)[] {
  return scope === 'global' && location === null ? [undefined] : locations
}

/** Calls for the joins of a type in some locations; `names` limits the joins. */
export function joinCalls(
  resource: CompiledResource,
  locations: readonly (string | undefined)[],
  names: readonly string[] = Object.keys(resource.joins),
): ListCall[] {
  const wanted = new Set(names.flatMap((name) => resource.joins[name]?.operation ?? []))
  return [...wanted].flatMap((operation) => locations.map((location) => ({ operation, location })))
}

/** Builds the joins of a type from answers, which must stay the same. */
export function joinsFrom(
  resource: CompiledResource,
  answers: (
    ...call: Parameters<Answers>
  ) => (Pick<ListAnswer, 'data'> & Partial<Pick<ListAnswer, 'failed'>>) | undefined,
): Joins {
  const find = (name: string, location: string | undefined): JoinIndex | undefined => {
    const join = resource.joins[name]
    const answer = join && answers(join.operation, location)
    if (!join || answer?.data === undefined) return undefined
    return join.take === 'whole' ? wholeOf(answer.data) : indexBy(answer.data, join.theirs, join.each)
  }
  const known = new Map<string, Map<string | undefined, JoinIndex | undefined>>()
  // Each record reads each of its joins several times, so the index is found once per list.
  const joins: Joins = (name, location) => {
    let byLocation = known.get(name)
    if (!byLocation) known.set(name, (byLocation = new Map()))
    if (!byLocation.has(location)) byLocation.set(location, find(name, location))
    return byLocation.get(location)
  }
  joins.loading = (name, location) => {
    const join = resource.joins[name]
    const answer = join && answers(join.operation, location)
    return answer !== undefined && answer.data === undefined && answer.failed === false
  }
  return joins
}

/** Reads the joins of a type (or those in `names`), one call per location, through the shared cache. */
export function useJoins(
  resource: CompiledResource,
  options: { only?: string | undefined; enabled: boolean; names?: readonly string[] },
): Joins {
  const { site } = usePlatform()
  const { only, enabled, names } = options
  const calls = useMemo(() => {
    const slugs = site.locations.map((location) => location.slug)
    return joinCalls(
      resource,
      locationsOf(resource, slugs).filter((place) => only === undefined || place === only),
      names,
    )
  }, [resource, site, only, names])
  const answers = useAnswers(calls, enabled)
  return useMemo(() => joinsFrom(resource, answers), [resource, answers])
}
