import { isRecord } from '../lib/is-record'

/** In the storage of the tab: at which places which build was loaded anew because a file of it did not come. */
const reloadsKey = 'console.reloads'

/**
 * Whether a place may be loaded anew by itself because a file of this build did not come: once, and from then on no more,
 * because a file that is missing after that is not helped by loading. Remembers that it was asked. `build` names the
 * build, another one begins anew; a tab that can keep nothing is never reloaded.
 */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  build: string,
  place: string,
): boolean {
  try {
    const kept: unknown = JSON.parse(storage.getItem(reloadsKey) ?? 'null')
    const known = isRecord(kept) && kept.build === build && Array.isArray(kept.places) ? kept.places : []
    if (known.includes(place)) return false
    storage.setItem(reloadsKey, JSON.stringify({ build, places: [...known, place] }))
    return true
  } catch {
    return false
  }
}
