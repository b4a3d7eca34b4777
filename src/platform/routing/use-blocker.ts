import { createContext, use, useEffect, useState } from 'react'

/** What ends with the document and its drafts: the session, or acting for another account. */
export type Ending = 'signOut' | 'endActing'

/** A blocked navigation: `proceed` leaves the page, `stay` cancels. */
export interface PendingNavigation {
  /** What it ends, including drafts; undefined if it only leads to another page. */
  ending: Ending | undefined
  proceed: () => void
  stay: () => void
}

/** Registry of navigation blockers. */
export interface Blockers {
  /** The blocked navigation, and the blocker that asks about it. */
  held: { by: symbol | undefined; leaving: PendingNavigation } | undefined
  /** Adds a blocker; returns its removal. */
  add: (guard: symbol) => () => void
  /** Runs `end`, which ends the page without navigation, after all blockers agree. */
  leave: (ending: Ending, end: () => void) => void
}

/** Provided around all pages by `LeaveBlockers`. */
export const BlockerContext = createContext<Blockers | undefined>(undefined)

/** Blocks navigation to other pages while `active`; returns the blocked navigation. */
export function useBlocker(active: boolean): PendingNavigation | undefined {
  const guards = use(BlockerContext)
  const [guard] = useState(() => Symbol('guard'))
  const add = guards?.add
  useEffect(() => (active ? add?.(guard) : undefined), [active, add, guard])
  return guards?.held?.by === guard ? guards.held.leaving : undefined
}

/** Returns a function that runs `end` after all blockers agree. */
export function useLeave(): Blockers['leave'] {
  return use(BlockerContext)?.leave ?? ((_ending, end) => end())
}
