import { useCallback, useState } from 'react'

/** The room inside an element, followed as it changes. */
export interface MeasuredWidth {
  /** Put on the element. */
  measure: (place: HTMLElement | null) => (() => void) | undefined
  /** In px at a text size of 16 px. */
  width: number
  /** The text size of the browser as a share of 16 px; lengths that follow it are multiplied by it. */
  scale: number
}

/** The size 1 rem has in most browsers, in px. */
const usualText = 16

const textScale = (): number =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText

const inSteps = (width: number, scale: number, step: number): number =>
  Math.floor(width / scale / step) * step

/**
 * The width of an element in steps of so many px, so that changing the size of a window draws seldom.
 *
 * @param estimate the width in px that the first drawing counts with
 */
export function useMeasuredWidth(estimate: () => number, step = 1): MeasuredWidth {
  const [scale, setScale] = useState(textScale)
  const [width, setWidth] = useState(() => inSteps(estimate(), scale, step))
  const measure = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined
      const update = (): void => {
        // An element that is not shown has no width.
        if (place.clientWidth === 0) return
        const now = textScale()
        setScale(now)
        setWidth(inSteps(place.clientWidth, now, step))
      }
      update()
      const observer = new ResizeObserver(update)
      observer.observe(place)
      return () => observer.disconnect()
    },
    [step],
  )
  return { measure, width, scale }
}
