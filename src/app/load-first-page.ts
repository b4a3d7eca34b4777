import { config } from '../../console.config'
import type { Platform } from '../platform/platform'
import type { ThemeName } from '../generated/theme-names'
import { themes } from '../generated/themes'
import { enabledTypes } from '../engine/data/enabled-types'
import { readList } from '../engine/data/list-calls'
import { loadResource } from '../engine/data/load-resource'
import { loadAddress } from './load-address'
import { loadSignedOut } from './load-signed-out'
import { loadLoginTexts } from './login-texts'

type Started = Pick<Platform, 'site' | 'texts' | 'session' | 'client' | 'queries'>

/** Milliseconds the frame of a list waits for its rows: those that were asked for early are there by then. */
const patience = 50

/** Waits a little for the rows of the list at an address, so that it need not be drawn without them first. */
async function readFirstList(platform: Started, address: string): Promise<void> {
  const { site, texts } = platform
  const path = address.slice(config.basePath.length).replace(/\/$/, '')
  const listed = enabledTypes(site).find(({ routes }) => routes.list === path)
  if (!listed) return
  const rows = loadResource(listed.type, texts).then((resource) => readList(platform, resource))
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, patience))])
}

/**
 * Waits until the page at an address can be drawn at once: by its first drawing the code, manifest and texts are here.
 * A page that was not ready would be drawn after its fallback, which React keeps for at least 300 ms. What cannot be
 * fetched is left to the drawing, which reports it.
 */
export async function loadFirstPage(platform: Started, theme: ThemeName, address: string): Promise<void> {
  const { session, texts } = platform
  const signedIn = session.get().apiKey !== undefined
  await Promise.allSettled([
    ...(signedIn ? [] : [loadSignedOut(), loadLoginTexts(themes[theme], texts.language.get().formats)]),
    loadAddress(platform, address),
    ...(signedIn ? [readFirstList(platform, address)] : []),
  ])
}
