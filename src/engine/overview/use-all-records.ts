import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { usePlatform } from '../../platform/platform'
import { useResources } from '../data/load-resource'
import { decodeRows } from '../data/row'
import { useSettling } from '../data/settling'
import { useAnswers } from '../data/use-answers'
import { joinCalls, joinsFrom, placesOf } from '../data/use-joins'
import { usePrices } from '../data/use-prices'
import { subjectsOf } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { recordItem, type RecordItem } from './record-item'

/** What one type has in one location, or everywhere for a type that is not tied to one. */
export interface RecordList {
  resource: CompiledResource
  /** Slug, or undefined for a type without locations. */
  location: string | undefined
  status: 'pending' | 'ok' | 'failed'
  items: readonly RecordItem[]
  refetch: () => void
}

/** Everything a customer has. */
export interface AllRecords {
  resources: readonly CompiledResource[]
  lists: readonly RecordList[]
  items: readonly RecordItem[]
  /** Some lists have not answered yet. */
  pending: boolean
}

/**
 * Reads the lists of some types over all locations with what their states and prices need, shared with the screens that
 * show them, and looks again while something settles. Every list answers, fails and is retried for itself.
 */
export function useAllRecords(types: readonly string[]): AllRecords {
  const { site, reporter } = usePlatform()
  const surroundings = useSurroundings()
  const resources = useResources(types)
  const prices = usePrices(true)
  const { slugs, listed } = useMemo(() => {
    const slugs = site.locations.map((location) => location.slug)
    const listed = ({ scope }: CompiledResource): readonly (string | undefined)[] =>
      scope === 'global' ? [undefined] : slugs
    return { slugs, listed }
  }, [site])
  const calls = useMemo(
    () =>
      resources.flatMap((resource) => [
        ...listed(resource).map((location) => ({ operation: resource.listOperation, location })),
        ...joinCalls(resource, placesOf(resource, slugs), resource.list.joins),
      ]),
    [resources, listed, slugs],
  )
  const answers = useAnswers(calls, true)
  const lists = useMemo(
    () =>
      resources.flatMap((resource) => {
        const subjectOf = subjectsOf(resource, surroundings, joinsFrom(resource, answers), prices)
        return listed(resource).map((location): RecordList => {
          const answer = answers(resource.listOperation, location)
          const rows = decodeRows(resource, answer?.data, location, surroundings, reporter)
          return {
            resource,
            location,
            status: answer?.data !== undefined ? 'ok' : answer?.failed ? 'failed' : 'pending',
            items: rows.map((row) => recordItem(resource, row, subjectOf(row))),
            refetch: () => answer?.refetch(),
          }
        })
      }),
    [resources, listed, answers, surroundings, reporter, prices],
  )
  const items = useMemo(() => lists.flatMap((list) => list.items), [lists])
  const moving = useMemo(
    () => lists.filter((list) => list.items.some(({ view }) => view?.kind === 'moving')),
    [lists],
  )
  useSettling(moving.length > 0, () => {
    for (const list of moving) list.refetch()
  })
  return { resources, lists, items, pending: lists.some(({ status }) => status === 'pending') }
}
