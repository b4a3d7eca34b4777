import { useCallback, useState } from 'react'

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
const usualText = 16

const textScale = (): number =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || usualText) / usualText

const inSteps = (width: number, scale: number, step: number): number =>
  Math.floor(width / scale / step) * step

/**
 * Width of an element, rounded to steps so that resizing rarely renders.
 * @param estimate width in px for the first render
 */
export function useMeasuredWidth(estimate: () => number, step = 1): MeasuredWidth {
  const [scale, setScale] = useState(textScale)
  const [width, setWidth] = useState(() => inSteps(estimate(), scale, step))
  const measure = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined
      const update = (): void => {
        // A hidden element has no width.
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
