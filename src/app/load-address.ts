import { matchRoutes } from 'react-router'
import { config } from '../../console.config'
import type { Platform } from '../platform/platform'
import { isPublic } from './paths'
import { allRoutes, type LoadPage } from './routes'

/**
 * Fetches everything the page at an address waits for before it can be drawn; nothing where whoever is here may not see
 * it. What cannot be fetched is left to the drawing, which reports it.
 */
export async function loadAddress(
  platform: Pick<Platform, 'site' | 'texts' | 'session'>,
  address: string,
): Promise<void> {
  const { texts, session } = platform
  if (session.get().apiKey === undefined && !isPublic(address.slice(config.basePath.length))) return
  const match = matchRoutes(allRoutes(platform), address, config.basePath)?.at(-1)
  const load: LoadPage | undefined = match?.route.handle
  if (match && load) await Promise.allSettled(load(texts, match.params))
}
