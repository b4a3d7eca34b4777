import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { createPath, useBlocker, useLocation, type BlockerFunction, type Location } from 'react-router'
import { BlockerContext, type Blockers, type Ending } from './use-blocker'

/** True for a push to the current URL without new state. */
function leadsNowhere(here: Location, next: Location): boolean {
  const isSame = next.state === null || JSON.stringify(next.state) === JSON.stringify(here.state)
  return isSame && createPath(here) === createPath(next)
}

/** Registry of blockers, deciding on each navigation. `open` while leaving is allowed. */
function createRegistry() {
  const registry = { guards: new Set<symbol>(), open: false }
  const judge: BlockerFunction = ({ currentLocation: here, nextLocation: next, historyAction }) => {
    if (registry.open) return false
    if (here.pathname !== next.pathname) return registry.guards.size > 0
    // A double click on a link must not add a second history entry.
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
  const add: Blockers['add'] = (guard) => {
    registry.guards.add(guard)
    return () => registry.guards.delete(guard)
  }
  return { first: () => [...registry.guards][0], judge, end, add }
}

/** Provides blockers to forms and work through the single blocker the router supports. The first one asks. */
export function LeaveBlockers({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [{ first, judge, end, add }] = useState(createRegistry)
  const blocker = useBlocker(judge)
  const [waiting, setWaiting] = useState<{ ending: Ending; act: () => void }>()
  const leave = useCallback(
    (ending: Ending, act: () => void) => {
      if (first() === undefined) end(act)
      else setWaiting({ ending, act })
    },
    [first, end],
  )
  const held = useMemo((): Blockers['held'] => {
    if (waiting) {
      const stay = (): void => setWaiting(undefined)
      const proceed = (): void => {
        stay()
        end(waiting.act)
      }
      return { by: first(), leaving: { ending: waiting.ending, proceed, stay } }
    }
    if (blocker.state !== 'blocked' || blocker.location.pathname === pathname) return undefined
    return { by: first(), leaving: { ending: undefined, proceed: blocker.proceed, stay: blocker.reset } }
  }, [waiting, blocker, pathname, first, end])
  return (
    <BlockerContext value={useMemo(() => ({ held, add, leave }), [held, add, leave])}>
      {children}
    </BlockerContext>
  )
}
