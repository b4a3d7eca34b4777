import { createStore, type Store } from '../../lib/store'

/** Small choices kept in this browser for one account: columns, density, currency. Never anything secret. */
export interface Preferences {
  /** The stored value of a choice, observable; `fallback` when nothing fits. */
  of: <T>(name: string, fallback: T, accept: (value: unknown) => value is T) => Store<T>
}

/** Preferences under one scope: a name that tells accounts apart without naming them. */
export function createPreferences(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  scope: () => string,
): Preferences {
  const stores = new Map<string, Store<unknown>>()
  return {
    of: <T>(name: string, fallback: T, accept: (value: unknown) => value is T): Store<T> => {
      const key = `console.preference.${scope()}.${name}`
      const known = stores.get(key)
      if (known) return known as Store<T>
      const store = createStore(read(storage.getItem(key), fallback, accept))
      store.subscribe(() => storage.setItem(key, JSON.stringify(store.get())))
      stores.set(key, store as Store<unknown>)
      return store
    },
  }
}

function read<T>(text: string | null, fallback: T, accept: (value: unknown) => value is T): T {
  if (text === null) return fallback
  try {
    const value: unknown = JSON.parse(text)
    return accept(value) ? value : fallback
  } catch {
    return fallback
  }
}
