import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { createPath, useBlocker, useLocation, type BlockerFunction, type Location } from 'react-router'
import { GuardContext, type Guards } from './use-guard'

/** True for a push that leads to the present address and says nothing that its entry does not hold already. */
function leadsNowhere(here: Location, next: Location): boolean {
  const isSame = next.state === null || JSON.stringify(next.state) === JSON.stringify(here.state)
  return isSame && createPath(here) === createPath(next)
}

/** The guards of the present page, and the judgement over each navigation. `open` while the page is left for good. */
function createRegistry() {
  const registry = { guards: new Set<symbol>(), open: false }
  const judge: BlockerFunction = ({ currentLocation: here, nextLocation: next, historyAction }) => {
    if (registry.open) return false
    if (here.pathname !== next.pathname) return registry.guards.size > 0
    // The second press of a double click adds no entry to go back through.
    return historyAction === 'PUSH' && leadsNowhere(here, next)
  }
  const end = (act: () => void): void => {
    registry.open = true
    try {
      act()
    } finally {
      registry.open = false
    }
  }
  const add: Guards['add'] = (guard) => {
    registry.guards.add(guard)
    return () => registry.guards.delete(guard)
  }
  return { first: () => [...registry.guards][0], judge, end, add }
}

/**
 * Holds navigations for the forms and the work of the page, by the one blocker that a router supports. The guard that
 * came first asks.
 */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [{ first, judge, end, add }] = useState(createRegistry)
  const blocker = useBlocker(judge)
  const [waiting, setWaiting] = useState<() => void>()
  const leave = useCallback(
    (act: () => void) => {
      if (first() === undefined) end(act)
      else setWaiting(() => act)
    },
    [first, end],
  )
  const held = useMemo((): Guards['held'] => {
    if (waiting) {
      const stay = (): void => setWaiting(undefined)
      const proceed = (): void => {
        stay()
        end(waiting)
      }
      return { by: first(), leaving: { proceed, stay } }
    }
    if (blocker.state !== 'blocked' || blocker.location.pathname === pathname) return undefined
    return { by: first(), leaving: { proceed: blocker.proceed, stay: blocker.reset } }
  }, [waiting, blocker, pathname, first, end])
  return (
    <GuardContext value={useMemo(() => ({ held, add, leave }), [held, add, leave])}>{children}</GuardContext>
  )
}
