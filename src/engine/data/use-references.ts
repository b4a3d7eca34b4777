import { useMemo } from 'react'
import type { OperationId } from '../../generated/operations'
import type { CompiledResource } from '../../manifest/compiled'
import { asElement, type Environment } from '../../manifest/subject'
import { usePlatform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'
import type { CellEnv } from './env'
import { detailPath } from '../../manifest/routes'
import { indexBy } from '../../manifest/join-index'
import { useResources } from './load-resource'
import { locationOf, rowKey } from './row'
import { titleJoins, titleOf } from '../../manifest/title'
import { listCalls, type ListCall } from './list-calls'
import { useAnswers, type ListAnswer } from './use-answers'
import { joinCalls, joinsFrom } from './use-joins'
import { subjectsOf } from './use-subjects'

/** List calls needed to name records of some types; limited to the location `only` if given. */
export function referenceCalls(
  resources: readonly CompiledResource[],
  site: Pick<Site, 'locations' | 'feature'>,
  only?: string,
): ListCall[] {
  const isWanted = ({ location }: ListCall): boolean =>
    only === undefined || location === undefined || location === only
  return resources
    .filter((resource) => resource.feature === null || site.feature(resource.feature))
    .flatMap((resource) =>
      listCalls(resource, site)
        .filter(isWanted)
        .flatMap((call) => [call, ...joinCalls(resource, [call.location], titleJoins(resource))]),
    )
}

/** Finds records of some types by identity in list answers. */
export function referencesIn(
  resources: readonly CompiledResource[],
  answers: (operation: OperationId, location: string | undefined) => Pick<ListAnswer, 'data'> | undefined,
  environment: Environment,
): CellEnv['reference'] {
  const byType = new Map(
    resources.map((resource) => [
      resource.type,
      { resource, subjectOf: subjectsOf(resource, environment, joinsFrom(resource, answers), undefined) },
    ]),
  )
  return (type, id, location) => {
    const known = byType.get(type)
    if (!known) return undefined
    const { resource, subjectOf } = known
    const listed = resource.scope === 'global' ? undefined : location
    const list = answers(resource.listOperation, listed)?.data
    if (list === undefined) return undefined
    const index = indexBy(list, resource.key)
    const record = (index.get(id) ?? index.get(Number(id)))?.[0]
    if (record === undefined) return undefined
    const place = locationOf(resource, record, listed)
    const row = { key: rowKey(place, id), id, record: asElement(record), location: place, odd: undefined }
    return { title: titleOf(resource, subjectOf(row)), href: detailPath(resource, id, place) }
  }
}

/** Finds records of other types by identity, through the shared cache. */
export function useReferences(
  types: readonly string[],
  environment: Environment,
  options: { enabled: boolean; only?: string | undefined },
): CellEnv['reference'] {
  const { site } = usePlatform()
  const { enabled, only } = options
  const resources = useResources(types)
  const calls = useMemo(() => referenceCalls(resources, site, only), [resources, site, only])
  const answers = useAnswers(calls, enabled)
  return useMemo(() => referencesIn(resources, answers, environment), [resources, answers, environment])
}
