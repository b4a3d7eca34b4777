import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
  type Navigator,
} from 'react-router'

/** Where the browser is and how it came there. */
export interface Place {
  action: NavigationType
  location: Location
}

/** A navigation that was held: where it leads, and how to let it go on. */
export interface Attempt {
  /** Path of its target, base path included; undefined when it leads to no other page. */
  pathname: string | undefined
  proceed: () => void
}

/** Judges a navigation before it happens; true holds it. */
export type Guard = (attempt: Attempt) => boolean

/** The browser's history with guards in front of it. */
export interface GuardedHistory extends Navigator {
  /** The page was come to by a link or an address, and not by a reload or a step in the history. */
  isNew: boolean
  /** The place shown now; a held step has not moved it. */
  place: () => Place
  /** Calls back with each new place; returns how to stop. */
  listen: (onMove: (place: Place) => void) => () => void
  /** Does what ends the page in another way than by a move, such as signing out: now, or when the guards let it. */
  leave: (end: () => void) => void
  /** Sets a guard; returns how to take it away. */
  guard: (guard: Guard) => () => void
}

/** Whether the state of a move says nothing that is not known of the place already. */
function tellsNothing(state: unknown, known: unknown): boolean {
  return state === undefined || JSON.stringify(state) === JSON.stringify(known)
}

/**
 * Creates the history of a window. A step back or forward has happened when a page hears of it, so a held one is undone
 * by the opposite step, and made again when it may go on.
 */
export function createGuardedHistory(): GuardedHistory {
  // From here on the browser keeps a state with every step.
  const isNew = window.history.state === null
  const history = createBrowserHistory({ v5Compat: true })
  const guards = new Set<Guard>()
  let place: Place = { action: history.action, location: history.location }
  /** Steps this module makes itself, in the order they will arrive. */
  const own: ('undo' | 'again')[] = []

  /** The page is being left for good; where that leads is not asked about again. */
  let leaving = false

  const isHeld = (attempt: Attempt): boolean => !leaving && [...guards].some((guard) => guard(attempt))
  const step = (kind: 'undo' | 'again', delta: number): void => {
    own.push(kind)
    history.go(delta)
  }
  const write =
    (method: 'push' | 'replace'): Navigator['push'] =>
    (to, state) => {
      const { href, pathname } = history.createURL(to)
      const proceed = (): void => {
        // Going where one is already, as with the second press of a double click, adds no step to go back.
        const isHere = href === window.location.href && tellsNothing(state, history.location.state)
        history[isHere ? 'replace' : method](to, state)
        // Told to nobody while no page listens; the next one that does begins from here.
        place = { action: history.action, location: history.location }
      }
      if (!isHeld({ pathname, proceed })) proceed()
    }

  return {
    isNew,
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: write('push'),
    replace: write('replace'),
    place: () => place,
    leave: (end) => {
      const proceed = (): void => {
        leaving = true
        try {
          end()
        } finally {
          leaving = false
        }
      }
      if (!isHeld({ pathname: undefined, proceed })) proceed()
    },
    guard: (guard) => {
      guards.add(guard)
      return () => guards.delete(guard)
    },
    listen: (onMove) =>
      history.listen(({ action, location, delta }) => {
        if (action === 'POP') {
          const kind = own.shift()
          if (kind === 'undo') return
          // Without its distance a step cannot be undone: an address typed by hand.
          const again = (): void => step('again', delta ?? 0)
          if (kind !== 'again' && delta && isHeld({ pathname: location.pathname, proceed: again }))
            return step('undo', -delta)
        }
        place = { action, location }
        onMove(place)
      }),
  }
}
