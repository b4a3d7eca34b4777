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

/** Local storage as far as preferences use it. */
export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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
  storage: PreferenceStorage,
  scope: () => string,
  onOutsideChange: (look: (key: string) => void) => void = () => undefined,
): Preferences & {
  /** Moves the preferences in use from one scope to another, which keeps the values it has. */
  move: (from: string, to: string) => void
} {
  const used = new Map<string, Used>()
  onOutsideChange((key) => used.get(key)?.look())
  return {
    of: <T>(name: string, fallback: T, accept: (value: unknown) => value is T): Store<T> => {
      const key = keyOf(scope(), name)
      const known = used.get(key)
      if (known) return known.store as Store<T>
      const place = { key }
      const stored = (): T => read(storage.getItem(place.key), fallback, accept)
      const store = createStore(stored())
      let isTaken = false
      store.subscribe(() => {
        // What another tab has deleted is not written again.
        if (!isTaken) storage.setItem(place.key, JSON.stringify(store.get()))
      })
      const look = (): void => {
        isTaken = true
        store.set(stored())
        isTaken = false
      }
      used.set(key, { place, store: store as Store<unknown>, look })
      return store
    },
    move: (from, to) => {
      const start = keyOf(from, '')
      for (const [old, each] of [...used]) {
        if (!old.startsWith(start)) continue
        const key = keyOf(to, old.slice(start.length))
        const value = storage.getItem(old)
        if (value !== null && storage.getItem(key) === null) storage.setItem(key, value)
        storage.removeItem(old)
        each.place.key = key
        used.delete(old)
        used.set(key, each)
        each.look()
      }
    },
  }
}

/** A preference that was asked for. */
interface Used {
  /** Where it is stored. */
  place: { key: string }
  store: Store<unknown>
  /** Takes what is stored there. */
  look: () => void
}

const keyOf = (scope: string, name: string): string => `${preferencePrefix}${scope}.${name}`

function read<T>(text: string | null, fallback: T, accept: (value: unknown) => value is T): T {
  const value = parseJson(text)
  return accept(value) ? value : fallback
}
