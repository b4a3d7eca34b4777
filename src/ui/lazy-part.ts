import { useEffect, useState, type ComponentType } from 'react'
import { whenOnline } from '../lib/when-online'

/** A component whose code arrives when it is first wanted. */
export interface LazyPart<Props> {
  /** Starts fetching; safe to call often. A failed fetch is forgotten, so that the next call tries again. */
  readonly load: () => Promise<ComponentType<Props>>
  /** The component once it is here. */
  readonly current: () => ComponentType<Props> | undefined
}

/** Declares a lazy component: `lazyPart(async () => (await import('./MenuPopover')).MenuPopover)`. */
export function lazyPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let here: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  return {
    current: () => here,
    load: () => {
      pending ??= whenOnline(fetch).then(
        (component) => (here = component),
        (error: unknown) => {
          pending = undefined
          throw error
        },
      )
      return pending
    },
  }
}

/** Prefetch on intent. A failure is silent here only because pressing the control tries again and reports it. */
export function prefetch<Props>(part: LazyPart<Props>): () => void {
  return () => {
    part.load().catch(() => undefined)
  }
}

/**
 * The component of a lazy part, from the moment it is wanted and here. React's own `lazy` is not used: it would show a
 * fallback even for code that is already here, and keep a failure for ever. A failed fetch is thrown while rendering,
 * so that the nearest error boundary deals with it.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted: boolean): ComponentType<Props> | undefined {
  const [, setArrived] = useState(0)
  const missing = wanted && part.current() === undefined
  useEffect(() => {
    if (!missing) return
    let alive = true
    part.load().then(
      () => alive && setArrived((count) => count + 1),
      (error: unknown) =>
        alive &&
        setArrived(() => {
          throw error
        }),
    )
    return () => {
      alive = false
    }
  }, [part, missing])
  return wanted ? part.current() : undefined
}
