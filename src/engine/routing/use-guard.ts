import { createContext, use, useEffect, useState } from 'react'

/** A page about to be left: `proceed` leaves it, `stay` keeps it. */
export interface Leaving {
  proceed: () => void
  stay: () => void
}

/** Who holds the page, and what is held. */
export interface Guards {
  /** What is held now, and the guard that asks about it. */
  held: { by: symbol | undefined; leaving: Leaving } | undefined
  /** Lets a guard hold the page; returns how to take it away. */
  add: (guard: symbol) => () => void
  /** Does what ends the page without a navigation, such as signing out: at once, or when the guards let it. */
  leave: (end: () => void) => void
}

/** Set around all pages by `LeaveGuards`. */
export const GuardContext = createContext<Guards | undefined>(undefined)

/** Holds navigation to another page while `active`; what is held comes back, for the user to decide. */
export function useGuard(active: boolean): Leaving | undefined {
  const guards = use(GuardContext)
  const [guard] = useState(() => Symbol('guard'))
  const add = guards?.add
  useEffect(() => (active ? add?.(guard) : undefined), [active, add, guard])
  return guards?.held?.by === guard ? guards.held.leaving : undefined
}

/** How to do what ends the page without a navigation: at once, or when whoever holds the page has let it go. */
export function useLeave(): Guards['leave'] {
  return use(GuardContext)?.leave ?? ((end) => end())
}
