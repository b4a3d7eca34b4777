import { useQueries } from '@tanstack/react-query'
import { createElement } from 'react'
import { operationQuery } from '../../api/queries'
import type { CompiledResource } from '../../manifest/compiled'
import { judge } from '../../manifest/condition'
import { stateOf, viewState } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { PaletteOption } from '../../ui/overlay/PaletteDialog'
import { StateWord } from '../cells/state'
import { useCellEnv } from '../cells/use-cell-env'
import { useResources } from '../data/load-resource'
import { decodeRows, type Row } from '../data/row'
import { subjectsOf } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { titleOf } from '../data/title'
import { detailPath } from '../routes'
import { searchTexts } from '../list/select-rows'

/** What was found; ids are `go {address}`. */
export interface FoundResources {
  resources: PaletteOption[]
  actions: PaletteOption[]
  pending: boolean
  /** Locations that did not answer, so were not searched. */
  missing: string[]
}

const noJoins = (): undefined => undefined

/** Actions offered for the best hit. */
const offeredActions = 4

/**
 * Searches the lists of all types over all locations, shared with the screens that show them. The best hit also offers its
 * actions; choosing one opens its dialog on the record's screen.
 */
export function useSearchResources(types: readonly string[], query: string, limit: number): FoundResources {
  const { client, site, reporter } = usePlatform()
  const texts = useTexts()
  const surroundings = useSurroundings()
  const resources = useResources(types)
  const [first] = resources
  const env = useCellEnv(first ?? neverResource(), noJoins)
  const words = query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const calls = resources.flatMap((resource) =>
    (resource.scope === 'global' ? [undefined] : site.locations.map((location) => location.slug)).map(
      (location) => ({
        resource,
        location,
      }),
    ),
  )
  const results = useQueries({
    queries: calls.map(({ resource, location }) =>
      operationQuery(client, resource.listOperation, location === undefined ? {} : { path: { location } }),
    ),
  })
  const missing = new Set<string>()
  const hits: { resource: CompiledResource; row: Row; title: string; rank: number }[] = []
  calls.forEach(({ resource, location }, index) => {
    const result = results[index]
    if (result?.data === undefined) {
      if (location !== undefined && (result?.failureCount ?? 0) > 0)
        missing.add(site.location(location)?.display_name ?? location)
      return
    }
    if (words.length === 0) return
    const subjectOf = subjectsOf(resource, surroundings, noJoins, undefined)
    const rows = decodeRows(resource, result.data, location, surroundings, reporter)
    const searchable = searchTexts(
      rows,
      [...resource.title, ...resource.list.search.filter((path) => !path.startsWith('$'))],
      subjectOf,
    )
    rows.forEach((row, position) => {
      const text = searchable[position] ?? ''
      if (!words.every((word) => text.includes(word))) return
      const title = titleOf(resource, subjectOf(row))
      const rank = title.toLowerCase().startsWith(words[0] ?? '')
        ? 0
        : title.toLowerCase().includes(words[0] ?? '')
          ? 1
          : 2
      hits.push({ resource, row, title, rank })
    })
  })
  hits.sort((a, b) => a.rank - b.rank)
  const found = hits.slice(0, limit).map(({ resource, row, title }): PaletteOption => {
    const subject = subjectsOf(resource, surroundings, noJoins, undefined)(row)
    const path = detailPath(resource, row.id, row.location)
    const view =
      resource.states && 'field' in resource.states
        ? viewState(resource.stateOf, stateOf(resource.states, subject))
        : undefined
    return {
      id: `go ${path ?? resource.routes.list}`,
      icon: resource.icon,
      label: title,
      where: [texts.typeName(resource.type, 'one'), row.location].filter(Boolean).join(', '),
      end: view && createElement(StateWord, { env: { ...env, resource }, view }),
    }
  })
  const [best] = hits
  const actions = best ? actionsOf(best.resource, best.row, best.title) : []
  function actionsOf(resource: CompiledResource, row: Row, title: string): PaletteOption[] {
    const subject = subjectsOf(resource, surroundings, noJoins, undefined)(row)
    const path = detailPath(resource, row.id, row.location)
    if (path === undefined) return []
    return Object.values(resource.actions)
      .filter((action) => !action.danger && judge(action.when, subject).ok)
      .slice(0, offeredActions)
      .map((action) => ({
        id: `do ${path}?do=${action.id}`,
        icon: action.icon,
        label: texts.t('palette.on', {
          action: texts.resource(resource.type, textKeys.action(action.id, 'label')).replace('…', ''),
          name: title,
        }),
      }))
  }
  return {
    resources: found,
    actions,
    pending: results.some((result) => result.isPending && result.failureCount === 0),
    missing: [...missing],
  }
}

function neverResource(): never {
  throw new Error('resource is null or undefined')
}
