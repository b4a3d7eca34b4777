import { useEffect, useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { scrollWhenThere } from './scroll-when-there'

const storageKey = 'console.scroll'

/** The positions before a reload, in px by entry of the history, as `ScrollRestoration` has written them down. */
function readPositions(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const entries = isRecord(kept) ? Object.entries(kept) : []
    return new Map(entries.flatMap(([key, top]) => (typeof top === 'number' ? [[key, top]] : [])))
  } catch {
    // What cannot be read is as good as nothing: the page begins at its top.
    return new Map()
  }
}

/**
 * Scrolls once more when the page has become long enough: the library scrolls as soon as a page is drawn, and rows may
 * come later.
 */
function useLateRows(key: string): void {
  const action = useNavigationType()
  const [positions] = useState(readPositions)
  useLayoutEffect(() => {
    const top = positions.get(key)
    return action === 'POP' && top !== undefined ? scrollWhenThere(top) : undefined
  }, [action, key, positions])
  // From the drawing of a page on: the next scroll event belongs to it.
  useLayoutEffect(() => {
    const remember = (): void => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, positions])
}

/**
 * A new page begins at its top; back, forward and a reload return to where it was scrolled to. Stands before the pages, so
 * that what they measure when they are drawn is measured where it will be seen.
 */
export function KeepScroll() {
  const { key, pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useLateRows(key)
  useEffect(() => {
    // The library has one key for everything opened from outside; positions belong to one entry of the history.
    if (key === 'default')
      void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry; the address is that of the entry
  }, [key])
  return <ScrollRestoration storageKey={storageKey} />
}
