import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from './guarded-history'
import { keptPositions } from './scroll-positions'
import { scrollWhenThere } from './scroll-when-there'

interface ScrollMemoryProps {
  place: Place
  /** The first place was come to from outside, as `GuardedHistory` says. */
  isNew: boolean
}

/**
 * A new page begins at its top; back, forward and a reload return to where one had scrolled to. Other parameters of the
 * same page, such as its tab or its filter, leave it where it is. Stands before the pages, so that what they measure when
 * they are drawn is measured where they will be seen.
 */
export function ScrollMemory({ place: { action, location }, isNew }: ScrollMemoryProps) {
  const [positions] = useState(() => keptPositions(window.sessionStorage, isNew))
  const before = useRef(location)
  useEffect(() => {
    const { scrollRestoration } = window.history
    window.history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', positions.keep)
    return () => {
      window.history.scrollRestoration = scrollRestoration
      window.removeEventListener('pagehide', positions.keep)
    }
  }, [positions])
  useLayoutEffect(() => {
    const { key, pathname } = before.current
    before.current = location
    if (action === 'POP') return scrollWhenThere(positions.of(location.key))
    if (pathname !== location.pathname) window.scrollTo(0, 0)
    else if (key !== location.key) positions.set(location.key, window.scrollY)
    return undefined
  }, [action, location, positions])
  // Before the next scroll event, which belongs to the new page.
  useLayoutEffect(() => {
    const remember = (): void => positions.set(location.key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [location, positions])
  return null
}
