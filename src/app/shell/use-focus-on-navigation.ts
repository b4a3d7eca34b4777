import { useEffect, useRef } from 'react'
import { shownElement } from '../../lib/shown-element'
import { announce } from '../../ui/feedback/announce'
import { mainId } from '../../ui/layout/AppFrame'

/** Focuses the heading of a newly opened page and announces its title, except on the first page. */
export function useFocusOnNavigation(path: string): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    const id = requestAnimationFrame(() => {
      shownElement(`#${mainId} h1`)?.focus({ preventScroll: true })
      announce(document.title)
    })
    return () => cancelAnimationFrame(id)
  }, [path])
}
