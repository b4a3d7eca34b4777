import { operationKey } from '../../api/queries'
import type { ResourceSummary } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import type { Platform } from '../../platform/platform'
import { listCalls } from './list-calls'
import { loadedResource } from './load-resource'
import { decodeRows } from './row'

/**
 * How many records of a type there are, by answers that are in the cache already; undefined when its manifest or the answer of
 * one of its locations is not here. Nothing is read for it.
 */
export function knownCount(
  { client, queries, site, reporter }: Pick<Platform, 'client' | 'queries' | 'site' | 'reporter'>,
  { type }: Pick<ResourceSummary, 'type'>,
  surroundings: Surroundings,
): number | undefined {
  const resource = loadedResource(type)
  if (!resource) return undefined
  let count = 0
  for (const { location, input } of listCalls(resource, site)) {
    const answer = queries.getQueryData(operationKey(client, resource.listOperation, input))
    if (answer === undefined) return undefined
    count += decodeRows(resource, answer, location, surroundings, reporter).length
  }
  return count
}
