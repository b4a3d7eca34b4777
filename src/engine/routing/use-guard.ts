import { createContext, use, useEffect, useState } from 'react'
import type { Attempt, GuardedHistory } from './guarded-history'

/** The history of the window, set around all pages. */
export const HistoryContext = createContext<GuardedHistory | undefined>(undefined)

/** A page about to be left: `proceed` leaves it, `stay` keeps it. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

/** Holds navigation to another page while `active`; what is held comes back, for somebody to decide. */
export function useGuard(active: boolean): Leaving | undefined {
  const history = use(HistoryContext)
  const [held, setHeld] = useState<Attempt>()
  useEffect(() => {
    if (!active || !history) return
    return history.guard((attempt) => {
      if (attempt.pathname === history.place().location.pathname) return false
      setHeld(attempt)
      return true
    })
  }, [active, history])
  if (!held) return undefined
  const stay = (): void => setHeld(undefined)
  return {
    stay,
    proceed: () => {
      stay()
      held.proceed()
    },
  }
}

/** How to do what ends the page in another way than by a move: at once, or when whoever holds the page has let it go. */
export function useLeave(): GuardedHistory['leave'] {
  return use(HistoryContext)?.leave ?? ((end) => end())
}
