import type { CallInput } from '../../api/make-call'
import { operationQuery } from '../../api/queries'
import { readOf } from '../../api/reads'
import type { OperationId } from '../../generated/operations'
import { pathParameters } from '../../lib/operation'
import type { CompiledResource } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'

/** One of the calls a list is read with; `location` is undefined for a list that lies nowhere. */
export interface ListCall {
  operation: OperationId
  location: string | undefined
}

/** True when an operation is asked per location. */
export function isLocated(operation: OperationId): boolean {
  return pathParameters(readOf(operation).path).includes('location')
}

/** What a list is asked with. */
export function inputOf({ operation, location }: ListCall): CallInput {
  return isLocated(operation) && location !== undefined ? { path: { location } } : {}
}

/** The lists a type is read from: one call for each of the site's locations, or one for a global type. */
export function listCalls(
  { scope, listOperation: operation }: Pick<CompiledResource, 'scope' | 'listOperation'>,
  site: Pick<Site, 'locations'>,
): ListCall[] {
  const places = scope === 'global' ? [undefined] : site.locations.map(({ slug }) => slug)
  return places.map((location) => ({ operation, location }))
}

/**
 * Reads the list of a type before anything is drawn; resolved when every location has answered or failed. Failures are met
 * again by the list itself.
 */
export async function readList(
  { client, queries, site }: Pick<Platform, 'client' | 'queries' | 'site'>,
  resource: CompiledResource,
): Promise<void> {
  await Promise.all(
    listCalls(resource, site).map((call) =>
      queries.prefetchQuery(operationQuery(client, call.operation, inputOf(call))),
    ),
  )
}
