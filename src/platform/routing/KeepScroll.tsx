import { useEffect, useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation, useNavigate, useNavigationType } from 'react-router'
import { isRecord } from '../../lib/is-record'
import { parseJson } from '../../lib/parse-json'
import { scrollWhenLoaded } from './scroll-when-loaded'

const storageKey = 'console.scroll'

/** Scroll positions before a reload in px by history key, as stored by `ScrollRestoration`. */
function readPositions(): Map<string, number> {
  const kept = parseJson(sessionStorage.getItem(storageKey))
  const entries = isRecord(kept) ? Object.entries(kept) : []
  return new Map(entries.flatMap(([key, top]) => (typeof top === 'number' ? [[key, top]] : [])))
}

/**
 * Restores the scroll position again once the page is long enough: the router scrolls at the first render, and rows may
 * load later.
 */
function useLateRows(key: string): void {
  const action = useNavigationType()
  const [positions] = useState(readPositions)
  useLayoutEffect(() => {
    const top = positions.get(key)
    return action === 'POP' && top !== undefined ? scrollWhenLoaded(top) : undefined
  }, [action, key, positions])
  // From the first layout on, because the next scroll event belongs to this page.
  useLayoutEffect(() => {
    const remember = (): void => void positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, positions])
}

/**
 * Scroll restoration: a new page starts at the top; back, forward and reload restore the position. Rendered before the
 * pages, so that they measure at their final position.
 */
export function KeepScroll() {
  const { key, pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useLateRows(key)
  useEffect(() => {
    // An address that is typed while the page is open, with another hash, makes an entry without a name (`nameEntry`).
    if (key === 'default')
      void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once per history entry
  }, [key])
  return <ScrollRestoration storageKey={storageKey} />
}
