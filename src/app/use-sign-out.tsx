import { useState, type ReactNode } from 'react'
import { useLeave } from '../engine/routing/use-guard'
import { endWorkDialogPart } from '../engine/routing/hold-page'
import { workUnderWay } from '../engine/routing/work-under-way'
import { usePlatform } from '../platform/platform'
import { useLazyPart } from '../ui/lazy'

/**
 * Logging out, which is asked about while work is under way that would end with it: how to begin, and the question while it
 * is asked. `onDone` follows once nobody is signed in any more.
 */
export function useSignOut(onDone: () => void): { signOut: () => void; question: ReactNode } {
  const { session } = usePlatform()
  const leave = useLeave()
  const [asking, setAsking] = useState(false)
  const Ask = useLazyPart(endWorkDialogPart, asking)
  const end = (): void => {
    setAsking(false)
    leave(() => {
      session.signOut()
      onDone()
    })
  }
  return {
    signOut: () => (workUnderWay.get() > 0 ? setAsking(true) : end()),
    question: Ask && <Ask onStay={() => setAsking(false)} onSignOut={end} />,
  }
}
