import { useEffect, useRef, type RefObject } from 'react'
import { focusLastRow } from '../fields/focus-field'

/** Leads into a row as soon as it is there: `place` is around the rows, `added` is called with the row that is to come. */
export function useAddedRow(count: number): { place: RefObject<HTMLDivElement | null>; added: () => void } {
  const place = useRef<HTMLDivElement>(null)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    if (awaited.current === undefined || count <= awaited.current) return
    awaited.current = undefined
    focusLastRow(place.current)
  }, [count])
  return {
    place,
    added: () => {
      awaited.current = count
    },
  }
}
