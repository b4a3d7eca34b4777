import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { shownElement } from '../../lib/shown-element'
import { inNextRow } from './next-row'

let opener: Element | null = null

/** Remembers the control whose menu opens a dialog, because the selected entry disappears with the menu. */
export function rememberOpener(element: Element | null): void {
  opener = element
}

/** Focuses the first of `targets` still in the document, or its like in the next row if its row is gone, unless something else has the focus. */
function focusIfFree(targets: readonly (Element | null | undefined)[]): void {
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (!isFree) return
  const target = targets
    .map((each) => (each?.isConnected === false ? inNextRow(each) : each))
    .find((each) => each instanceof HTMLElement && each !== document.body)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

/** Elements to which the front layer returns the focus, the nearest first. */
let returns: readonly (Element | null)[] = []

/**
 * Returns the focus after a layer closes: to the previously focused element, the control whose menu led here, or the
 * page's heading. A layer that replaces another returns it to the same element as that one.
 */
export function useReturnFocus(): void {
  const [own] = useState(() => [document.activeElement, ...returns])
  useEffect(() => {
    const outer = returns
    returns = own
    return () => {
      returns = outer
      // Two frames later, because the layer restores focus itself one frame after unmounting.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => focusIfFree([...own, opener, shownElement('main h1')])),
      )
    }
  }, [own])
}

/**
 * Moves focus to the page's heading when a bar with the focus disappears after use; otherwise the focus would be lost
 * to the start of the document (WCAG 2.4.3).
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
