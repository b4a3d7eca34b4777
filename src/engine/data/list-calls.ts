import type { CallInput } from '../../api/make-call'
import { operationQuery } from '../../api/queries'
import { readOf } from '../../api/reads'
import type { OperationId } from '../../generated/operations'
import { pathParameters } from '../../lib/operation'
import type { CompiledResource } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'

/** One of the calls that read a list; `location` is undefined for a global list. */
export interface ListCall {
  operation: OperationId
  location: string | undefined
}

/** True if an operation is called per location. */
export function isLocated(operation: OperationId): boolean {
  return pathParameters(readOf(operation).path).includes('location')
}

/** Input of a list call. */
export function inputOf({ operation, location }: ListCall): CallInput {
  return isLocated(operation) && location !== undefined ? { path: { location } } : {}
}

/** Calls that read a type: one per location of the site, or one for a global type. */
export function listCalls(
  { scope, listOperation: operation }: Pick<CompiledResource, 'scope' | 'listOperation'>,
  site: Pick<Site, 'locations'>,
): ListCall[] {
  const places = scope === 'global' ? [undefined] : site.locations.map(({ slug }) => slug)
  return places.map((location) => ({ operation, location }))
}

/**
 * Prefetches the list of a type; resolves when every location has answered or failed. The list itself reports failures.
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

/**
 * Reads a list for work outside the page, past the cache, because decisions based on it need current data.
 * @param staleTime ms for which a cached answer that was not invalidated is used
 * @param once a failed read is not repeated
 * @throws ApiError if it cannot be read
 */
export async function readListNow(
  { client, queries }: Pick<Platform, 'client' | 'queries'>,
  call: ListCall,
  { once = false, staleTime = 0 }: { once?: boolean; staleTime?: number } = {},
): Promise<unknown> {
  const query = operationQuery(client, call.operation, inputOf(call))
  const answers = (): number | undefined => queries.getQueryState(query.queryKey)?.dataUpdateCount
  for (;;) {
    const before = answers()
    const data = await queries.fetchQuery({ ...query, staleTime, ...(once ? { retry: false } : {}) })
    // A cancelled read resolves to the answer of before; who cancelled it reads again.
    if (staleTime > 0 || answers() !== before) return data
  }
}
