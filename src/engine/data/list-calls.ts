import type { CallInput } from '../../api/make-call'
import { operationQuery } from '../../api/queries'
import type { CompiledResource } from '../../manifest/compiled'
import type { Platform } from '../../platform/platform'
import type { Site } from '../../platform/site/site'

/** One of the calls a list is read with; `location` is undefined for a type that lies nowhere. */
export interface PlacedCall {
  location: string | undefined
  input: CallInput
}

/** The lists a type is read from: one call for each of the site's locations, or one for a global type. */
export function listCalls(
  { scope }: Pick<CompiledResource, 'scope'>,
  site: Pick<Site, 'locations'>,
): PlacedCall[] {
  const places = scope === 'global' ? [undefined] : site.locations.map(({ slug }) => slug)
  return places.map((location) => ({
    location,
    input: location === undefined ? {} : { path: { location } },
  }))
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
    listCalls(resource, site).map(({ input }) =>
      queries.prefetchQuery(operationQuery(client, resource.listOperation, input)),
    ),
  )
}
