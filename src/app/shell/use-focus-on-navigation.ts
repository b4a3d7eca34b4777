import { useEffect, useRef } from 'react'
import { shownElement } from '../../lib/shown-element'
import { usePlatform } from '../../platform/platform'
import { announce } from '../../ui/feedback/announce'
import { mainId } from '../../ui/layout/AppFrame'

/**
 * Focuses the heading of a newly opened page and announces its title, except on the first page of a document, which screen
 * readers read from the top. The page after signing in counts as new, because the form that had the focus is gone.
 */
export function useFocusOnNavigation(path: string): void {
  const { session } = usePlatform()
  const before = useRef(session.get().epoch > 1 ? undefined : path)
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
