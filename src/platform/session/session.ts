import type { Identity } from '../../api/client'
import { shortHash } from '../../lib/hash'
import { createStore, type Store } from '../../lib/store'
import { draftPrefix, ownerKey, sessionKeys } from './storage-keys'

/** Who is signed in. `elsewhere` is set when another tab changed that; this tab then stops and asks. */
export interface SessionState extends Identity {
  elsewhere: boolean
  /** The API no longer takes the key; whoever signs in again is where they were. */
  ended: boolean
}

/** The part of the browser a session needs, given as arguments so that tests can stand in for it. */
export interface SessionBrowser {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** What this tab alone keeps, drafts of forms among it. */
  tab: Pick<Storage, 'getItem' | 'setItem'>
  /** Calls back when another tab changes a stored value, and whenever this tab is looked at again. */
  onOutsideChange: (check: () => void) => () => void
  /** Removes what was kept for whoever was signed in: drafts of forms. */
  forget: () => void
}

export interface Session extends Store<SessionState> {
  /**
   * Who is signed in, the same with every key of theirs and different on every deployment; undefined until the platform has
   * told it. What is kept for somebody is kept under it.
   */
  owner: Pick<Store<string | undefined>, 'get' | 'subscribe'>
  /** The platform has told the id of the user of the key that is signed in under `epoch`; of a former one it says nothing. */
  know: (userId: string, epoch: number) => void
  /** Signs in with a key; surrounding spaces are not part of it. Throws when nothing is left. */
  signIn: (apiKey: string) => void
  /** Clears everything this session put into storage. */
  signOut: () => void
  /** The API refused a key as missing or not known. When it is the present one the session is over; drafts stay. */
  refuse: (apiKey: string | undefined) => void
  /** True while the stored key is still the one this tab works with; checked before every write. A tab that is not stops. */
  isCurrent: () => boolean
  lastApiKey: () => string
}

/** The one owner of the key: memory, storage, epoch, and the watch over other tabs (quality T12, T14, T15). */
export function createSession(prefix: string, browser: SessionBrowser): Session {
  const keys = sessionKeys(prefix)
  const stored = (): string | undefined => browser.storage.getItem(keys.apiKey) ?? undefined
  const store = createStore<SessionState>({ apiKey: stored(), epoch: 1, elsewhere: false, ended: false })
  const mark = (apiKey: string): string => shortHash(`${prefix} ${apiKey}`)
  /** Whose the key is, as far as this tab was told for this very key. */
  const recall = (apiKey: string | undefined): string | undefined => {
    const kept = browser.tab.getItem(ownerKey) ?? ''
    const space = kept.indexOf(' ')
    return apiKey !== undefined && space > 0 && kept.slice(0, space) === mark(apiKey)
      ? kept.slice(space + 1)
      : undefined
  }
  const owner = createStore(recall(stored()))
  const isCurrent = (): boolean => {
    const state = store.get()
    if (stored() === state.apiKey) return true
    if (!state.elsewhere) {
      owner.set(undefined)
      store.set({ ...state, epoch: state.epoch + 1, elsewhere: true })
    }
    return false
  }
  browser.onOutsideChange(() => {
    isCurrent()
  })
  const change = (apiKey: string | undefined, ended = false): void => {
    // Nobody in between: what is kept for one must not be taken over by the next.
    owner.set(undefined)
    store.set({ apiKey, epoch: store.get().epoch + 1, elsewhere: false, ended })
    owner.set(recall(apiKey))
  }
  return {
    ...store,
    isCurrent,
    owner: { get: owner.get, subscribe: owner.subscribe },
    know: (userId, epoch) => {
      const { apiKey, elsewhere, epoch: present } = store.get()
      if (apiKey === undefined || elsewhere || epoch !== present) return
      const name = `${prefix}#${userId}`
      browser.tab.setItem(ownerKey, `${mark(apiKey)} ${name}`)
      owner.set(name)
    },
    signIn: (typed) => {
      const apiKey = typed.trim()
      if (apiKey === '') throw new Error('apiKey is null or undefined')
      browser.storage.setItem(keys.apiKey, apiKey)
      browser.storage.setItem(keys.lastApiKey, apiKey)
      change(apiKey)
    },
    signOut: () => {
      browser.storage.removeItem(keys.apiKey)
      browser.forget()
      change(undefined)
    },
    refuse: (apiKey) => {
      if (apiKey === undefined || apiKey !== store.get().apiKey || !isCurrent()) return
      browser.storage.removeItem(keys.apiKey)
      change(undefined, true)
    },
    lastApiKey: () => browser.storage.getItem(keys.lastApiKey) ?? '',
  }
}

/** The real browser's storage and events. */
export function browserSession(): SessionBrowser {
  return {
    storage: window.localStorage,
    tab: window.sessionStorage,
    forget: () => {
      const { sessionStorage } = window
      for (const key of Object.keys(sessionStorage)) {
        if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key)
      }
    },
    onOutsideChange: (check) => {
      const seen = (): void => {
        if (document.visibilityState === 'visible') check()
      }
      window.addEventListener('storage', check)
      window.addEventListener('focus', check)
      window.addEventListener('pageshow', check)
      document.addEventListener('visibilitychange', seen)
      return () => {
        window.removeEventListener('storage', check)
        window.removeEventListener('focus', check)
        window.removeEventListener('pageshow', check)
        document.removeEventListener('visibilitychange', seen)
      }
    },
  }
}
