import type { CallInput } from '../../api/make-call'
import { operationQuery } from '../../api/queries'
import type { CompiledResource } from '../../manifest/compiled'
import type { Surroundings } from '../../manifest/subject'
import { resolveValue } from '../../manifest/value'
import type { Platform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'

/** One of the calls a list is read with; `location` is undefined for a type that lies nowhere. */
export interface PlacedCall {
  location: string | undefined
  input: CallInput
}

/**
 * The lists a type is read from: one call for each of the site's locations, or one for a global type. Parameters of the
 * list come out of `surroundings`.
 */
export function listCalls(
  { list, scope }: Pick<CompiledResource, 'list' | 'scope'>,
  site: Pick<Site, 'locations'>,
  surroundings: Surroundings | undefined,
): PlacedCall[] {
  const query: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(list.params)) {
    const resolved = surroundings && resolveValue(value, { surroundings })
    if (typeof resolved === 'string' || typeof resolved === 'number' || typeof resolved === 'boolean')
      query[name] = resolved
  }
  const places = scope === 'global' ? [undefined] : site.locations.map(({ slug }) => slug)
  return places.map((location) => ({
    location,
    input: {
      ...(location === undefined ? {} : { path: { location } }),
      ...(Object.keys(query).length > 0 ? { query } : {}),
    },
  }))
}

/**
 * Reads the list of a type before anything is drawn; resolved when every location has answered or failed. Nothing is read
 * of a list that depends on what is not known yet. Failures are met again by the list itself.
 */
export async function readList(
  { client, queries, site }: Pick<Platform, 'client' | 'queries' | 'site'>,
  resource: CompiledResource,
): Promise<void> {
  if (Object.keys(resource.list.params).length > 0) return
  await Promise.all(
    listCalls(resource, site, undefined).map(({ input }) =>
      queries.prefetchQuery(operationQuery(client, resource.listOperation, input)),
    ),
  )
}
