import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router'
import type { GuardedHistory } from './guarded-history'
import { HistoryContext } from './use-guard'
import { ScrollMemory } from './ScrollMemory'

interface ConsoleRouterProps {
  history: GuardedHistory
  /** Path the console lives under, such as `/app`. */
  basePath: string
  children: ReactNode
}

/**
 * Shows the place the history is at. A move is a transition: the page left stays until the code of the next one is here.
 * The library's data router is not used; the console fetches by queries, and it would be a sixth of the code of the start.
 */
export function ConsoleRouter({ history, basePath, children }: ConsoleRouterProps) {
  const [place, setPlace] = useState(history.place)
  useLayoutEffect(() => {
    // A child may have moved before this was heard: its effects are earlier.
    setPlace(history.place)
    return history.listen((next) => startTransition(() => setPlace(next)))
  }, [history])
  return (
    <HistoryContext value={history}>
      <Router basename={basePath} location={place.location} navigationType={place.action} navigator={history}>
        <ScrollMemory place={place} isNew={history.isNew} />
        {children}
      </Router>
    </HistoryContext>
  )
}
