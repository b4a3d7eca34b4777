import { useSyncExternalStore } from 'react'

/** The width up to which a page is laid out for a phone, in px (specification section 1). */
export const phoneWidth = 700

const query = `(max-width: ${phoneWidth}px)`

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True while the screen is at most 700 px wide. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
