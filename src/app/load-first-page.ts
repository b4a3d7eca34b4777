import type { Platform } from '../platform/platform'
import type { ThemeName } from '../generated/theme-names'
import { themes } from '../generated/themes'
import { loadAddress } from './load-address'
import { loadSignedOut } from './load-signed-out'
import { loadLoginTexts } from './login-texts'

/**
 * Waits until the page at an address can be drawn at once: by its first drawing the code, manifest and texts are here.
 * A page that was not ready would be drawn after its fallback, which React keeps for at least 300 ms. What cannot be
 * fetched is left to the drawing, which reports it.
 */
export async function loadFirstPage(
  platform: Pick<Platform, 'site' | 'texts' | 'session'>,
  theme: ThemeName,
  address: string,
): Promise<void> {
  const { session, texts } = platform
  const signedIn = session.get().apiKey !== undefined
  await Promise.allSettled([
    ...(signedIn ? [] : [loadSignedOut(), loadLoginTexts(themes[theme], texts.language.get().formats)]),
    loadAddress(platform, address),
  ])
}
