import { createElement, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { isLoadFailure, isStyleFailure } from '../lib/is-load-failure'
import { tellMissingFile } from '../lib/missing-file'
import { whenOnline } from '../lib/when-online'
import { PartBoundary } from './PartBoundary'

/** One value on its way, here, or failed. */
interface Entry<Value> {
  promise: Promise<Value>
  /** Set once it is here. */
  here?: { value: Value }
  failed: boolean
  /** A drawing has waited for it. React knows what a component waits for by its order, so it is read in the same way ever after. */
  awaited: boolean
}

/** What is fetched when it is first wanted, once for each first argument: code, manifests, texts. */
export interface Lazy<Args extends readonly unknown[], Value> {
  /** Starts fetching; safe to call often, but for drawing, which is `useLazy`. After a failure it is fetched anew. */
  (...args: Args): Promise<Value>
  /** What drawing reads: a failure stays until `forgetFailures`, because drawing asks again with every attempt. */
  readonly entry: (...args: Args) => Entry<Value>
  /** The value once it is here. */
  readonly current: (...args: Args) => Value | undefined
}

/** A component whose code is fetched when it is first wanted. */
export type LazyPart<Props> = Lazy<[], ComponentType<Props>>

/** Takes away the failures of everything lazy. */
const forget = new Set<() => void>()

/** Lets everything that failed be fetched again; called when a failure has been shown. */
export function forgetFailures(): void {
  for (const each of forget) each()
  forget.clear()
}

/** Declares what is fetched when it is first wanted. */
export function lazy<Args extends readonly unknown[], Value>(
  fetch: (...args: Args) => Promise<Value>,
): Lazy<Args, Value> {
  const entries = new Map<unknown, Entry<Value>>()
  const begin = (args: Args): Entry<Value> => {
    const entry: Entry<Value> = { promise: whenOnline(() => fetch(...args)), failed: false, awaited: false }
    entries.set(args[0], entry)
    entry.promise.then(
      (value) => (entry.here = { value }),
      (error: unknown) => {
        // The style would be taken for fetched, and the code come without it.
        if (isStyleFailure(error)) return
        entry.failed = true
        forget.add(() => entries.get(args[0]) === entry && entries.delete(args[0]))
      },
    )
    return entry
  }
  const entryOf = (...args: Args): Entry<Value> => entries.get(args[0]) ?? begin(args)
  const load = (...args: Args): Promise<Value> => {
    const known = entryOf(...args)
    return (known.failed ? begin(args) : known).promise
  }
  return Object.assign(load, {
    entry: entryOf,
    current: (...args: Args) => entries.get(args[0])?.here?.value,
  })
}

/**
 * Declares a lazy component: `lazyPart(async () => (await import('./MenuPopover')).MenuPopover)`. What it fetches itself and
 * does not get takes it away, and not the page.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazy(async () => {
    const Part = await fetch()
    return (props: Props) =>
      createElement(PartBoundary, { onMissing: forgetFailures }, createElement(Part, props))
  })
}

/** Prefetch on intent. A failure is silent here only because pressing the control tries again and reports it. */
export function prefetch<Value>(part: Lazy<[], Value>): () => void {
  return () => {
    part().catch(() => undefined)
  }
}

/** The value of something lazy; suspends until it is here, and not at all when it is. */
export function useLazy<Args extends readonly unknown[], Value>(
  source: Lazy<Args, Value>,
  ...args: Args
): Value {
  const entry = source.entry(...args)
  if (entry.here && !entry.awaited) return entry.here.value
  entry.awaited = true
  return use(entry.promise)
}

/**
 * A lazy component, or other lazy code, from the moment it is wanted and here; nothing before, without suspending. Of a
 * file that does not come it is told, and the code stays away; every other failure is thrown while rendering, for the
 * nearest error boundary.
 */
export function useLazyPart<Code>(part: Lazy<[], Code>, wanted: boolean): Code | undefined {
  const [, setArrived] = useState(0)
  const missing = wanted && part.current() === undefined
  useEffect(() => {
    if (!missing) return
    let alive = true
    part().then(
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

interface LazyContentProps<Props extends object> {
  readonly part: LazyPart<Props>
  /** What the component gets once it is here. */
  readonly props: Props
}

/** Draws a lazy component wherever it stands, and nothing until its code is here. */
export function LazyContent<Props extends object>({ part, props }: LazyContentProps<Props>): ReactNode {
  const Component = useLazyPart(part, true)
  return Component && createElement(Component, props)
}
