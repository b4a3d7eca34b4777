import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { shownElement } from '../../lib/shown-element'

let opener: Element | null = null

/** Remembers the control whose menu leads to what opens next: the chosen entry is gone when that closes. */
export function rememberOpener(element: Element | null): void {
  opener = element
}

/** Focuses the first of `targets` that is still in the document, unless something else has the focus by now. */
function focusIfFree(targets: readonly (Element | null | undefined)[]): void {
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (!isFree) return
  const target = targets.find(
    (each) => each instanceof HTMLElement && each !== document.body && each.isConnected,
  )
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/**
 * Gives the focus back when a layer has closed and nothing else has taken it: to what had it before, else to the control
 * whose menu led here, else to the heading of the page.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Two frames: the layer itself tries first, one frame after it is gone.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => focusIfFree([before, opener, shownElement('main h1')])),
      )
    },
    [before],
  )
}

/**
 * Gives the focus to the heading of the page when the bar that holds it goes: a bar goes by being used, so without this the
 * next key would begin at the top of the document (WCAG 2.4.3).
 */
export function useHeadingFocus(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement))
        requestAnimationFrame(() => focusIfFree([shownElement('main h1')]))
    }
  }, [bar])
}
