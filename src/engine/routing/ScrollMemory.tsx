import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Place } from './guarded-history'

/**
 * A new page begins at its top; back and forward return to where one had scrolled to. Other parameters of the same page,
 * such as its tab or its filter, leave it where it is. Stands before the pages, so that what they measure when they are
 * drawn is measured where they will be seen.
 */
export function ScrollMemory({ place: { action, location } }: { place: Place }) {
  const positions = useRef(new Map<string, number>())
  const before = useRef(location)
  useEffect(() => {
    const { scrollRestoration } = window.history
    window.history.scrollRestoration = 'manual'
    return () => {
      window.history.scrollRestoration = scrollRestoration
    }
  }, [])
  useLayoutEffect(() => {
    const { key, pathname } = before.current
    before.current = location
    if (action === 'POP') window.scrollTo(0, positions.current.get(location.key) ?? 0)
    else if (pathname !== location.pathname) window.scrollTo(0, 0)
    else if (key !== location.key) positions.current.set(location.key, window.scrollY)
  }, [action, location])
  // Before the next scroll event, which belongs to the new page.
  useLayoutEffect(() => {
    const remember = (): void => {
      positions.current.set(location.key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location])
  return null
}
