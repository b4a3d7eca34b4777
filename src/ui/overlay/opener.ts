import { useEffect, useState } from 'react'
import { shownElement } from '../../lib/shown-element'

let opener: Element | null = null

/** Remembers the control whose menu leads to what opens next: the chosen entry is gone when that closes. */
export function rememberOpener(element: Element | null): void {
  opener = element
}

/**
 * Gives the focus back when a layer has closed and nothing else has taken it: to what had it before, else to the control
 * whose menu led here, else to the heading of the page.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const [target] = [before, opener, shownElement('main h1')].filter(
        (each) => each instanceof HTMLElement && each !== document.body && each.isConnected,
      )
      // Two frames: the layer itself tries first, one frame after it is gone.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isFree = document.activeElement === null || document.activeElement === document.body
          if (isFree && target instanceof HTMLElement) target.focus({ preventScroll: true })
        }),
      )
    },
    [before],
  )
}
