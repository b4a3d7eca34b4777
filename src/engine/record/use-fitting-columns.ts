import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import { leavingOrder } from '../rows/fit-columns'

interface FittingColumns {
  /** Put on the element the table has to fit into. */
  measure: (place: HTMLElement | null) => (() => void) | undefined
  /** Those there is no room for, by their place among the columns. */
  left: ReadonlySet<number>
}

/**
 * Which columns of a small table leave where it has less room than its content needs, in the order in which those of a list
 * do. They are back as soon as there is the room they had not.
 *
 * @param words what stands in all cells; other words are measured anew
 */
export function useFittingColumns(columns: readonly CompiledColumn[], words: string): FittingColumns {
  const place = useRef<HTMLElement | null>(null)
  const [room, setRoom] = useState(0)
  /** What the table needed when each column left, the first that left first. */
  const [needed, setNeeded] = useState<readonly number[]>([])
  const [measured, setMeasured] = useState(words)
  if (measured !== words) {
    setMeasured(words)
    setNeeded([])
  }
  const leaving = leavingOrder(columns)
  useLayoutEffect(() => {
    const { current: box } = place
    if (!box) return
    const back = needed.findIndex((width) => width <= box.clientWidth)
    if (back !== -1) setNeeded(needed.slice(0, back))
    else if (box.scrollWidth > box.clientWidth && needed.length < leaving.length)
      setNeeded([...needed, box.scrollWidth])
  }, [room, needed, columns, leaving.length])
  useEffect(() => {
    if (!('fonts' in document)) return undefined
    // What was measured in another font says nothing of this one.
    const again = (): void => setNeeded([])
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])
  const measure = useCallback((element: HTMLElement | null) => {
    place.current = element
    if (!element) return undefined
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const left = new Set(leaving.slice(0, needed.length).map((column) => columns.indexOf(column)))
  return { measure, left }
}
