import { useState, type RefObject } from 'react'
import { useFocusFirstWrong } from '../../ui/form-controls/focus-first-wrong'
import type { Problems } from './typed'

interface FormProblems {
  /** What to show. */
  readonly problems: Problems
  readonly form: RefObject<HTMLFormElement | null>
  /** Begins an attempt: whether nothing is wrong. From the first one on, what is wrong is shown. */
  readonly check: () => boolean
  /** Shows why an attempt was refused, until the next one. */
  readonly refuse: (problems: Problems) => void
}

/**
 * The problems of a form. What is wrong with what was typed follows the typing, and the language; each attempt moves the
 * focus to the first field that is wrong.
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
