import { useEffect, useRef, type RefObject } from 'react'

/** `mixed`: some of what it stands for is chosen. */
export type CheckedState = boolean | 'mixed'

/** A native check box that can be mixed, which is no attribute. */
export function useMixed(checked: CheckedState): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed'
  }, [checked])
  return box
}

/** What was held down while a box was pressed. */
export const modifiersOf = (event: Event): { shift: boolean } => ({
  shift: event instanceof MouseEvent && event.shiftKey,
})
