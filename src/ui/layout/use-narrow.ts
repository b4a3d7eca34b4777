import { useCallback, useState } from 'react'
import { observeSize } from './observe-size'
import { textScale, usualText, type MeasuredWidth } from './use-measured-width'

/** Whether an element is narrower than `least` rem. */
export function useNarrow(least: number): Pick<MeasuredWidth, 'measure'> & { narrow: boolean } {
  const [narrow, setNarrow] = useState(false)
  const measure = useCallback(
    (place: HTMLElement | null) => {
      // Every element is wide enough then.
      if (!place || least === 0) return undefined
      return observeSize([place], () => {
        // A hidden element has no width.
        if (place.clientWidth > 0) setNarrow(place.clientWidth < least * usualText * textScale())
      })
    },
    [least],
  )
  return { measure, narrow }
}
