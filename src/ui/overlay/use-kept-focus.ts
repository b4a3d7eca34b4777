import { useEffect } from 'react'
import { shownElement } from '../../lib/shown-element'
import { inNextRow, rememberNeighbours } from './next-row'

/** Parts of a page that have a heading of their own. */
const parts = 'section, [role=region], [role=dialog], [role=alertdialog], main'

/** Layers above everything, such as toasts: from them the focus returns to where it was before. */
const aboveAll = '[data-react-aria-top-layer]'

/** Frames a closing layer takes to return the focus itself. */
const patience = 4

/** The heading of the part that `from` is in, or else of the page. */
function headingOf(from: Element): HTMLElement | undefined {
  for (let part = from.closest(parts); part; part = part.parentElement?.closest(parts) ?? null) {
    const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((each) =>
      each.checkVisibility(),
    )
    if (heading) return heading
  }
  return shownElement('main h1')
}

/**
 * Moves the focus when the focused element leaves the document: from a row that was deleted to the next one; from a button
 * that did its work or a page whose successor is still loading to the heading of its part. Otherwise the focus would be
 * lost (WCAG 2.4.3). A row of a long table that is scrolled away is ignored: a user who scrolls should not be taken back.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | null = null
    let outside: Element | null = null
    let place: Element | null = null
    let gone: Element | null = null
    let hasScrolled = false
    let frame = 0
    const isNowhere = () => document.activeElement === null || document.activeElement === document.body

    function goOn() {
      if (!place || !isNowhere()) return
      const isAbove = place.closest(aboveAll) !== null || !place.isConnected
      const back = isAbove && outside instanceof HTMLElement && outside.isConnected ? outside : undefined
      const kept = back ?? (gone && inNextRow(gone))
      const target = kept ?? headingOf(place)
      if (!target || target.closest('[inert], [aria-hidden=true]')) return
      if (target !== kept && !target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: true })
    }
    function wait(frames: number) {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => (frames > 0 ? wait(frames - 1) : goOn()))
    }
    const observer = new MutationObserver((records) => {
      rememberNeighbours(records)
      if (focused && !focused.isConnected) {
        const removed = focused
        const record = records.find(({ removedNodes }) =>
          [...removedNodes].some((node) => node.contains(removed)),
        )
        const isScrolledAway = hasScrolled && removed.closest('tr[data-index]') !== null
        focused = null
        gone = removed
        place = record?.target instanceof Element && !isScrolledAway ? record.target : null
      }
      if (place && isNowhere()) wait(patience)
    })
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null
      if (focused && !focused.closest(aboveAll)) outside = focused
      place = null
      hasScrolled = false
    }
    const onScroll = () => {
      hasScrolled = true
    }
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('scroll', onScroll)
    }
  }, [])
}
