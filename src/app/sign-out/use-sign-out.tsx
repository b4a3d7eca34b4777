import type { ReactNode } from 'react'
import { useLeave } from '../../platform/routing/use-blocker'
import { useEndKey } from './use-end-key'
import { useWorkQuestion } from './use-work-question'

/** Sign-out in this browser, after a question if there is unfinished work, an open payment or unsaved input. */
export function useSignOut(): { signOut: () => void; question: ReactNode } {
  const end = useEndKey()
  const leave = useLeave()
  const { afterQuestion, question } = useWorkQuestion('signOut')
  return { signOut: () => afterQuestion(() => leave('signOut', () => end())), question }
}
