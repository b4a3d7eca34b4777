import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to the first invalid field of a form each time `problems` is another object, so that the user can
 * correct it at once.
 */
export function useFocusFirstWrong(problems: object): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
