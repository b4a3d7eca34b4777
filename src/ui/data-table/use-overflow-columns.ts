import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { observeSize } from '../layout/observe-size'

/**
 * Widths in px that a table needs with the first none, one, two … columns of `leaving` hidden. All are shown now, and a table
 * that overflows gives each column the least width.
 */
function widthsNeeded(box: Element, columns: readonly string[], leaving: readonly string[]): number[] {
  const heads = [...box.querySelectorAll<HTMLElement>('thead th')]
  const widths = leaving.map((id) => heads[columns.indexOf(id)]?.offsetWidth ?? 0)
  return widths.map((_, count) =>
    widths.slice(0, count).reduce((need, width) => need - width, box.scrollWidth),
  )
}

/**
 * Columns hidden because a content-sized table overflows. They return once the width they needed is available.
 * @param box the container; its only child is the table
 * @param columns ids of all columns, in order
 * @param leaving ids of columns that may be hidden, first to hide first
 * @param words all cell texts; a change resets the measurement
 */
export function useOverflowColumns(
  box: RefObject<HTMLElement | null>,
  columns: readonly string[],
  leaving: readonly string[],
  words: string,
): ReadonlySet<string> {
  const [hidden, setHidden] = useState(0)
  const [measured, setMeasured] = useState(words)
  if (measured !== words) {
    setMeasured(words)
    setHidden(0)
  }
  const needs = useRef<readonly number[]>([])
  const look = useEffectEvent((place: Element): void => {
    const { clientWidth: room, scrollWidth } = place
    // A hidden table has no width.
    if (room === 0) return
    const overflows = scrollWidth > room
    if (hidden === 0) needs.current = overflows ? widthsNeeded(place, columns, leaving) : []
    const fitting = needs.current.filter((need) => need > room).length
    setHidden(Math.min(leaving.length, overflows ? Math.max(fitting, hidden + 1) : fitting))
  })
  const leaves = leaving.length > 0
  useLayoutEffect(() => {
    const place = box.current
    const table = place?.firstElementChild
    return leaves && place && table ? observeSize([place, table], () => look(place)) : undefined
  }, [box, leaves])
  // From the first layout on, which may load a font.
  useLayoutEffect(() => {
    if (!('fonts' in document)) return undefined
    // Widths measured with another font are invalid.
    const again = (): void => setHidden(0)
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])
  return useMemo(() => new Set(leaving.slice(0, hidden)), [leaving, hidden])
}
