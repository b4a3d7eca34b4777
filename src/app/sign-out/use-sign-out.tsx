import type { ReactNode } from 'react'
import { useLeave } from '../../platform/routing/use-blocker'
import { useEndKey } from './use-end-key'
import { useWorkQuestion } from './use-work-question'

/** Sign-out in this browser, with a question during unfinished work or over what is not saved: how to start it, and the question. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const end = useEndKey()
  const leave = useLeave()
  const { afterQuestion, question } = useWorkQuestion('signOut')
  return { signOut: () => afterQuestion(() => leave('signOut', () => end())), question }
}
