import { shortHash } from '../../lib/hash'
import { parseJson } from '../../lib/parse-json'
import { createStore, type Store } from '../../lib/store'

/** Beginning of the keys in local storage. */
export const preferencePrefix = 'console.preference.'

/** Preferences that reveal something about the account; deleted at sign-out. */
export const accountPreferences = ['billing-account', 'role'] as const

/** Scope of the preferences of a key on a deployment. */
export function preferenceScope(prefix: string, apiKey: string | undefined): string {
  return shortHash(`${prefix} ${apiKey ?? ''}`)
}

/** User preferences in this browser, per account: columns, density, currency. Never secret. */
export interface Preferences {
  /** A stored preference, observable; `fallback` if missing or invalid. */
  of: <T>(name: string, fallback: T, accept: (value: unknown) => value is T) => Store<T>
}

/**
 * Preferences of one scope: a name that distinguishes accounts without identifying them.
 * @param onOutsideChange subscribes to changes of storage by other tabs, by key
 */
export function createPreferences(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  scope: () => string,
  onOutsideChange: (look: (key: string) => void) => void = () => undefined,
): Preferences {
  const stores = new Map<string, Store<unknown>>()
  const looks = new Map<string, () => void>()
  onOutsideChange((key) => looks.get(key)?.())
  return {
    of: <T>(name: string, fallback: T, accept: (value: unknown) => value is T): Store<T> => {
      const key = `${preferencePrefix}${scope()}.${name}`
      const known = stores.get(key)
      if (known) return known as Store<T>
      const stored = (): T => read(storage.getItem(key), fallback, accept)
      const store = createStore(stored())
      let isTaken = false
      store.subscribe(() => {
        // What another tab has deleted is not written again.
        if (!isTaken) storage.setItem(key, JSON.stringify(store.get()))
      })
      looks.set(key, () => {
        isTaken = true
        store.set(stored())
        isTaken = false
      })
      stores.set(key, store as Store<unknown>)
      return store
    },
  }
}

function read<T>(text: string | null, fallback: T, accept: (value: unknown) => value is T): T {
  const value = parseJson(text)
  return accept(value) ? value : fallback
}
