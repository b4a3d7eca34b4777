import { isRecord } from '../lib/is-record'

/** Session storage key: places at which a build was reloaded because of a missing file. */
const reloadsKey = 'console.reloads'

/** Session storage key: set before such a reload, removed after it. */
const reloadedKey = 'console.reloaded'

/**
 * Whether a place may be reloaded automatically because of a missing file: once per build, since a second reload would
 * not help. Records the call. Returns false if session storage is unavailable.
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  build: string,
  place: string,
): boolean {
  try {
    const stored: unknown = JSON.parse(storage.getItem(reloadsKey) ?? 'null')
    const known =
      isRecord(stored) && stored.build === build && Array.isArray(stored.places) ? stored.places : []
    if (known.includes(place)) return false
    storage.setItem(reloadsKey, JSON.stringify({ build, places: [...known, place] }))
    storage.setItem(reloadedKey, 'true')
    return true
  } catch {
    return false
  }
}

/** Whether `mayReload` allowed the reload that loaded this document; true once. */
export function takeReload(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  try {
    const isReloaded = storage.getItem(reloadedKey) !== null
    storage.removeItem(reloadedKey)
    return isReloaded
  } catch {
    return false
  }
}
