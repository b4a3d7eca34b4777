import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The columns there is no room for in a table that is as wide as its content. They are back as soon as there is the room
 * they had not.
 *
 * @param box the element the table has to fit into
 * @param width of the box; another one is measured anew
 * @param leaving ids of the columns that may leave, the first to leave first
 * @param words what stands in all cells; other words are measured anew
 */
export function useLeavingColumns(
  box: RefObject<HTMLElement | null>,
  width: number,
  leaving: readonly string[],
  words: string,
): ReadonlySet<string> {
  /** What the table needed when each column left, the first that left first. */
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
    // What was measured in another font says nothing of this one.
    const again = (): void => setNeeded([])
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])
  return new Set(leaving.slice(0, needed.length))
}
