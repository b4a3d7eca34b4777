import { whenOnline } from './when-online'

/** Takes away the failures of everything fetched once. */
const forget = new Set<() => void>()

/**
 * Writes the outcome on a promise where React's `use` looks for it: what is here already is drawn at once. Otherwise a
 * screen would show its fallback first, and React holds what follows a fallback back for 300 ms.
 */
async function settle<Value>(promise: Promise<Value>): Promise<void> {
  try {
    Object.assign(promise, { value: await promise, status: 'fulfilled' })
  } catch (reason) {
    Object.assign(promise, { reason, status: 'rejected' })
  }
}

/**
 * Makes a function that fetches a value once per key and gives everyone the same promise. A failure stays: whoever draws
 * asks again with every drawing, and would otherwise fetch for ever. `forgetFailures` gives it a new chance.
 */
export function fetchOnce<Key, Value, Rest extends readonly unknown[]>(
  fetch: (key: Key, ...rest: Rest) => Promise<Value>,
): (key: Key, ...rest: Rest) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key, ...rest) => {
    const before = known.get(key)
    if (before) return before
    const value = whenOnline(() => fetch(key, ...rest))
    known.set(key, value)
    void settle(value)
    value.catch(() => forget.add(() => known.delete(key)))
    return value
  }
}

/** Lets everything that failed be fetched again; called when a failure has been shown. */
export function forgetFailures(): void {
  for (const each of forget) each()
  forget.clear()
}
