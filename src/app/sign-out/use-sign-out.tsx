import type { ReactNode } from 'react'
import { useEndKey } from './use-end-key'
import { useWorkQuestion } from './use-work-question'

/** Sign-out in this browser, with a question during unfinished work: how to start it, and the question. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const end = useEndKey()
  const { afterQuestion, question } = useWorkQuestion('signOut')
  return { signOut: () => afterQuestion(end), question }
}
