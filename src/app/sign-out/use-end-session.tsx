import type { ReactNode } from 'react'
import { useLeave } from '../../platform/routing/use-blocker'
import { usePlatform } from '../../platform/platform'
import { endSessions } from './end-sessions'
import { useEndKey } from './use-end-key'
import { useWorkQuestion } from './use-work-question'

/** Ends the session the key of this browser belongs to, at the platform and here: how to, and the question before. */
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
