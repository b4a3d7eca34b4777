import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react'

/**
 * Columns hidden because a content-sized table overflows. They return once the width they needed is available.
 * @param box the container
 * @param width of the container; a change triggers a new measurement
 * @param leaving ids of columns that may be hidden, first to hide first
 * @param words all cell texts; a change resets the measurement
 */
export function useOverflowColumns(
  box: RefObject<HTMLElement | null>,
  width: number,
  leaving: readonly string[],
  words: string,
): ReadonlySet<string> {
  /** Width the table needed when each column was hidden, in hiding order. */
  const [needed, setNeeded] = useState<readonly number[]>([])
  const [measured, setMeasured] = useState(words)
  if (measured !== words) {
    setMeasured(words)
    setNeeded([])
  }
  useLayoutEffect(() => {
    const { clientWidth = 0, scrollWidth = 0 } = box.current ?? {}
    const back = needed.findIndex((need) => need <= clientWidth)
    if (back !== -1) setNeeded(needed.slice(0, back))
    else if (scrollWidth > clientWidth && needed.length < leaving.length) setNeeded([...needed, scrollWidth])
  }, [box, width, needed, leaving])
  useEffect(() => {
    if (!('fonts' in document)) return undefined
    // Widths measured with another font are invalid.
    const again = (): void => setNeeded([])
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])
  return useMemo(() => new Set(leaving.slice(0, needed.length)), [leaving, needed.length])
}
