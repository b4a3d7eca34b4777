import { useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import type { CellEnv } from '../cells/cell'
import { detailPath } from '../routes'
import { indexBy } from './join-index'
import { useResources } from './load-resource'
import { placeOf } from './row'
import { titleOf } from './title'
import { useAnswers } from './use-answers'

/** Finds records of other types by identity: reads their lists, shared with the screens that show them. */
export function useReferences(
  types: readonly string[],
  surroundings: Surroundings,
  options: { enabled: boolean; only?: string | undefined },
): CellEnv['reference'] {
  const { site } = usePlatform()
  const { enabled, only } = options
  const resources = useResources(types)
  const calls = useMemo(() => {
    const slugs = site.locations
      .map((location) => location.slug)
      .filter((slug) => only === undefined || slug === only)
    return resources
      .filter((resource) => resource.feature === null || site.feature(resource.feature))
      .flatMap((resource) =>
        (resource.scope === 'global' ? [undefined] : slugs).map((location) => ({
          operation: resource.listOperation,
          location,
        })),
      )
  }, [resources, site, only])
  const answers = useAnswers(calls, enabled)
  return useMemo(() => {
    const byType = new Map<string, CompiledResource>(resources.map((resource) => [resource.type, resource]))
    return (type, id, location) => {
      const resource = byType.get(type)
      if (!resource) return undefined
      const listed = resource.scope === 'global' ? undefined : location
      const list = answers(resource.listOperation, listed)?.data
      if (list === undefined) return undefined
      const index = indexBy(list, resource.identity)
      const record = (index.get(id) ?? index.get(Number(id)))?.[0]
      if (record === undefined) return undefined
      const place = placeOf(resource, record, listed)
      const subject = { record, location: place, surroundings }
      return { title: titleOf(resource, subject), href: detailPath(resource, id, place) }
    }
  }, [resources, answers, surroundings])
}
