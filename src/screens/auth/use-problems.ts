import { useState, type RefObject } from 'react'
import { useFocusFirstWrong } from '../../ui/form-controls/focus-first-wrong'
import type { Problems } from './typed'

interface FormProblems {
  /** Problems to show. */
  readonly problems: Problems
  readonly form: RefObject<HTMLFormElement | null>
  /** Begins an attempt; true if the form is valid. Problems are shown from the first attempt on. */
  readonly check: () => boolean
  /** Shows why an attempt was refused, until the next one. */
  readonly refuse: (problems: Problems) => void
}

/**
 * The problems of a form. `wrong` is computed at each render, so it follows typing and language; each attempt moves the
 * focus to the first wrong field.
 */
export function useProblems(wrong: Problems): FormProblems {
  const [isChecked, setChecked] = useState(false)
  const [refused, refuse] = useState<Problems>({})
  return {
    problems: { ...(isChecked ? wrong : {}), ...refused },
    form: useFocusFirstWrong(refused),
    check: () => {
      setChecked(true)
      refuse({})
      return Object.keys(wrong).length === 0
    },
    refuse,
  }
}
