import { useEffect, useRef, type RefObject } from 'react'

/** `mixed`: some of its parts are selected. */
export type CheckedState = boolean | 'mixed'

/** Ref of a native check box that sets `indeterminate`, which is not an attribute. */
export function useMixed(checked: CheckedState): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed'
  }, [checked])
  return box
}

/** Modifier keys during the click on a box. */
export const modifiersOf = (event: Event): { shift: boolean } => ({
  shift: event instanceof MouseEvent && event.shiftKey,
})
