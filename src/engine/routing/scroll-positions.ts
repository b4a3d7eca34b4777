import { isRecord } from '../../lib/is-record'

/** How far down each place of this tab was scrolled, in px, by the key of its step in the history. */
export interface ScrollPositions {
  of: (key: string) => number
  set: (key: string, top: number) => void
  /** Writes them down, for after a reload; where the browser keeps nothing, a page begins at its top. */
  keep: () => void
}

const storageKey = 'console.scroll'
/** Places that are written down, the last ones. */
const most = 50
/** The key of every place that was come to from outside. */
const arrival = 'default'

function read(storage: Storage): [string, number][] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}')
    if (!isRecord(kept)) return []
    return Object.entries(kept).flatMap(([key, top]) => (typeof top === 'number' ? [[key, top]] : []))
  } catch {
    // What cannot be read is as good as nothing: the page begins at its top.
    return []
  }
}

/** The positions of this tab with those from before a reload; `isNew` when the page was come to in another way. */
export function keptPositions(storage: Storage, isNew: boolean): ScrollPositions {
  const positions = new Map(read(storage))
  if (isNew) positions.delete(arrival)
  return {
    of: (key) => positions.get(key) ?? 0,
    set: (key, top) => {
      positions.delete(key)
      positions.set(key, top)
    },
    keep: () => {
      try {
        storage.setItem(storageKey, JSON.stringify(Object.fromEntries([...positions].slice(-most))))
      } catch {
        // Full or forbidden: nothing but the place in a page is lost.
      }
    },
  }
}
