import { createElement, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { isLoadFailure, isStyleFailure } from '../lib/is-load-failure'
import { reportMissingFile } from '../lib/missing-file'
import { whenOnline } from '../lib/when-online'
import { PartBoundary } from './PartBoundary'

/** A value that is loading, loaded or failed. */
interface Entry<Value> {
  promise: Promise<Value>
  /** Set once loaded. */
  here?: { value: Value }
  failed: boolean
  /** A render has waited for it. React requires hooks in the same order, so it is read with `use` from then on. */
  awaited: boolean
}

/** A value loaded on first use, once per first argument: code, manifests, texts. */
export interface Lazy<Args extends readonly unknown[], Value> {
  /** Starts loading; idempotent. For rendering use `useLazy`. After a failure it loads again. */
  (...args: Args): Promise<Value>
  /** For rendering: keeps a failure until `forgetFailures`, because React renders again after each attempt. */
  readonly entry: (...args: Args) => Entry<Value>
  /** The loaded value. */
  readonly current: (...args: Args) => Value | undefined
}

/** A component whose code is loaded on first use. */
export type LazyPart<Props> = Lazy<[], ComponentType<Props>>

/** Reset functions of all lazy values. */
const forget = new Set<() => void>()

/** Allows failed values to load again; called after a failure was shown. */
export function forgetFailures(): void {
  for (const each of forget) each()
  forget.clear()
}

/** Declares a lazily loaded value. */
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
        // Vite would treat the style as loaded and run the code without it.
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
 * Declares a lazy component: `lazyPart(async () => (await import('./MenuPopover')).MenuPopover)`. If a lazy value
 * inside it fails to load, only the component disappears.
 */
export function lazyPart<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazy(async () => {
    const Part = await fetch()
    return (props: Props) =>
      createElement(PartBoundary, { onMissing: forgetFailures }, createElement(Part, props))
  })
}

/** Prefetches on intent. Failures are ignored, because using the part loads it again and reports them. */
export function prefetch<Value>(part: Lazy<[], Value>): () => void {
  return () => {
    part().catch(() => undefined)
  }
}

/** The value of a lazy; suspends only while it is loading. */
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
 * A lazy component or code once it is wanted and loaded; undefined before, without suspending. A missing file is
 * reported and leaves it undefined; other failures are thrown to the nearest error boundary.
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
        if (isLoadFailure(error)) reportMissingFile()
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
  /** Props of the component. */
  readonly props: Props
}

/** Renders a lazy component; nothing until it is loaded. */
export function LazyContent<Props extends object>({ part, props }: LazyContentProps<Props>): ReactNode {
  const Component = useLazyPart(part, true)
  return Component && createElement(Component, props)
}
