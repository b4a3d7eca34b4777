import { createElement, useEffect, useState, type ComponentType } from 'react'
import { isLoadFailure, isStyleFailure } from '../lib/is-load-failure'
import { tellMissingFile } from '../lib/missing-file'
import { whenOnline } from '../lib/when-online'
import { PartBoundary } from './PartBoundary'

/** Code that arrives when it is first wanted. */
export interface LazyCode<Code> {
  /**
   * Starts fetching; safe to call often. A failed fetch is forgotten, so that the next call tries again, but for a style,
   * without which the next one would succeed.
   */
  readonly load: () => Promise<Code>
  /** The code once it is here. */
  readonly current: () => Code | undefined
}

/** A component whose code arrives when it is first wanted. */
export type LazyPart<Props> = LazyCode<ComponentType<Props>>

/**
 * Declares a lazy component: `lazyPart(async () => (await import('./MenuPopover')).MenuPopover)`. What it fetches itself and
 * does not get takes it away, and not the page.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyCode(async () => {
    const Part = await fetch()
    return (props: Props) => createElement(PartBoundary, null, createElement(Part, props))
  })
}

/** Declares code other than a component in the same way. */
export function lazyCode<Code>(fetch: () => Promise<Code>): LazyCode<Code> {
  let here: Code | undefined
  let pending: Promise<Code> | undefined
  return {
    current: () => here,
    load: () => {
      pending ??= whenOnline(fetch).then(
        (code) => (here = code),
        (error: unknown) => {
          if (!isStyleFailure(error)) pending = undefined
          throw error
        },
      )
      return pending
    },
  }
}

/** Prefetch on intent. A failure is silent here only because pressing the control tries again and reports it. */
export function prefetch<Code>(part: LazyCode<Code>): () => void {
  return () => {
    part.load().catch(() => undefined)
  }
}

/**
 * The component of a lazy part, or other lazy code, from the moment it is wanted and here. React's own `lazy` is not
 * used: it would show a fallback even for code that is already here, and keep a failure for ever. Of a file that does not
 * come it is told, and the code stays away; every other failure is thrown while rendering, for the nearest error boundary.
 */
export function useLazyPart<Code>(part: LazyCode<Code>, wanted: boolean): Code | undefined {
  const [, setArrived] = useState(0)
  const missing = wanted && part.current() === undefined
  useEffect(() => {
    if (!missing) return
    let alive = true
    part.load().then(
      () => alive && setArrived((count) => count + 1),
      (error: unknown) => {
        if (!alive) return
        if (isLoadFailure(error)) tellMissingFile()
        else
          setArrived(() => {
            throw error
          })
      },
    )
    return () => {
      alive = false
    }
  }, [part, missing])
  return wanted ? part.current() : undefined
}
