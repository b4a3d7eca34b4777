import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first field of a form that is wrong, each time `problems` is another object: whoever pressed Enter
 * is where something has to be put right.
 */
export function useFocusFirstWrong(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
