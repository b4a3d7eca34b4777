/** A minimal observable value. Framework-free; React reads it with useSyncExternalStore. */
export interface Store<T> {
  get: () => T
  /** Replaces the value and notifies subscribers if it changed. One that throws does not stop the others. */
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          // Reported as an uncaught error.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
