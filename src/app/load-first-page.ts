import { matchRoutes } from 'react-router'
import { config } from '../../console.config'
import type { Platform } from '../platform/platform'
import type { ThemeName } from '../generated/theme-names'
import { themes } from '../generated/themes'
import { loadSignedOut } from './load-signed-out'
import { loadLoginTexts } from './login-texts'
import { isPublic } from './paths'
import { allRoutes, type LoadPage } from './routes'

/**
 * Waits until the page at an address can be drawn at once: by its first drawing the code, manifest and texts are here.
 * A page that was not ready would be drawn after its fallback, which React keeps for at least 300 ms. What cannot be
 * fetched is left to the drawing, which reports it.
 */
export async function loadFirstPage(
  { site, texts, session }: Pick<Platform, 'site' | 'texts' | 'session'>,
  theme: ThemeName,
  address: string,
): Promise<void> {
  const signedIn = session.get().apiKey !== undefined
  const path = address.slice(config.basePath.length)
  const match = matchRoutes(allRoutes(site), address, config.basePath)?.at(-1)
  const load: LoadPage | undefined = signedIn || isPublic(path) ? match?.route.handle : undefined
  await Promise.allSettled([
    ...(signedIn ? [] : [loadSignedOut(), loadLoginTexts(themes[theme], texts.language.get().formats)]),
    ...(match && load ? load(texts, match.params) : []),
  ])
}
