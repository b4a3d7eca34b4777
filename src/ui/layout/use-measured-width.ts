import { useCallback, useState } from 'react'
import { observeSize } from './observe-size'

/** The inner width of an element, observed. */
export interface MeasuredWidth {
  /** Ref of the element. */
  measure: (place: HTMLElement | null) => (() => void) | undefined
  /** In px at 16 px text size. */
  width: number
  /** Browser text size divided by 16 px; multiply rem-based lengths by it. */
  scale: number
}

/** Default size of 1 rem in px. */
export const usualText = 16

/** Browser text size divided by 16 px. */
export const textScale = (): number =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText

/** Widths are rounded to this many px, so that resizing rarely renders. */
const step = 8
const inSteps = (width: number, scale: number): number => Math.floor(width / scale / step) * step

/**
 * Width of an element in steps of 8 px.
 * @param estimate width in px for the first render
 */
export function useMeasuredWidth(estimate: () => number): MeasuredWidth {
  const [scale, setScale] = useState(textScale)
  const [width, setWidth] = useState(() => inSteps(estimate(), scale))
  const measure = useCallback((place: HTMLElement | null) => {
    if (!place) return undefined
    return observeSize([place], () => {
      // A hidden element has no width.
      if (place.clientWidth === 0) return
      const now = textScale()
      setScale(now)
      setWidth(inSteps(place.clientWidth, now))
    })
  }, [])
  return { measure, width, scale }
}
