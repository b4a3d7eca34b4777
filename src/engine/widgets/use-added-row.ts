import { useEffect, useRef, type RefObject } from 'react'
import { focusLastRow } from '../fields/focus-field'

/** Focuses a row once it is rendered: `place` is the ref of the container, `added` is called with the row's index. */
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
