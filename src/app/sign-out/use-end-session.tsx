import type { ReactNode } from 'react'
import { useLeave } from '../../platform/routing/use-blocker'
import { usePlatform } from '../../platform/platform'
import { endSessions } from './end-sessions'
import { useEndKey } from './use-end-key'
import { useWorkQuestion } from './use-work-question'

/** Ends the session of this browser's key, at the platform and here. Returns the function, and the question it asks first. */
export function useEndSession(): {
  endSession: (sessionId: string) => void
  question: ReactNode
} {
  const platform = usePlatform()
  const end = useEndKey()
  const leave = useLeave()
  const { afterQuestion, question } = useWorkQuestion('signOut')
  return {
    endSession: (sessionId) =>
      afterQuestion(() => leave('signOut', () => void endSessions(platform, sessionId, () => end(true)))),
    question,
  }
}
