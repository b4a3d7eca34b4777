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
  /** Removes the drafts of forms whose owner's name begins with `of`, but for those of `except`. */
  forget: (of: string, except?: string) => void
}

export interface Session extends Store<SessionState> {
  /**
   * Who is signed in, the same with every key of theirs and different on every deployment; undefined until the platform has
   * told it. What is kept for somebody is kept under it.
   */
  owner: Pick<Store<string | undefined>, 'get' | 'subscribe'>
  /** The platform has told the id of the user of the key that is signed in under `epoch`; of a former one it says nothing. */
  know: (userId: string, epoch: number) => void
  /**
   * Signs in with a key; surrounding spaces are not part of it. Throws when nothing is left. The key outlives the session
   * when it is to be `remembered`; otherwise none is remembered any more.
   */
  signIn: (apiKey: string, remembered?: boolean) => void
  /** Clears everything this session put into storage, in every tab, but for a key that is to be remembered. */
  signOut: () => void
  /** The API refused a key as missing or not known. When it is the present one the session is over; drafts stay. */
  refuse: (apiKey: string | undefined) => void
  /** True while the stored key is still the one this tab works with; checked before every write. A tab that is not stops. */
  isCurrent: () => boolean
  /** The key that is remembered on this device; undefined when none is. */
  rememberedKey: () => string | undefined
  /** Remembers no key on this device any more. */
  forgetKey: () => void
}

/** The one owner of the key: memory, storage, epoch, and the watch over other tabs (quality T12, T14, T15). */
export function createSession(prefix: string, browser: SessionBrowser): Session {
  const keys = sessionKeys(prefix)
  browser.storage.removeItem(keys.formerLastKey)
  /** Follows a sign-out of another tab, or of before this tab was loaded: what was kept here is forgotten. */
  const followSignOut = (): void => {
    const last = browser.storage.getItem(keys.signOut)
    if (last === null || browser.tab.getItem(keys.signOut) === last) return
    browser.forget('')
    browser.tab.setItem(keys.signOut, last)
  }
  followSignOut()
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
    followSignOut()
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
      browser.forget(`${prefix}#`, name)
      browser.tab.setItem(ownerKey, `${mark(apiKey)} ${name}`)
      owner.set(name)
    },
    signIn: (typed, remembered = false) => {
      const apiKey = typed.trim()
      if (apiKey === '') throw new Error('apiKey is null or undefined')
      browser.storage.setItem(keys.apiKey, apiKey)
      if (remembered) browser.storage.setItem(keys.rememberedKey, apiKey)
      else browser.storage.removeItem(keys.rememberedKey)
      change(apiKey)
    },
    signOut: () => {
      browser.storage.removeItem(keys.apiKey)
      browser.storage.setItem(keys.signOut, crypto.randomUUID())
      followSignOut()
      change(undefined)
    },
    refuse: (apiKey) => {
      if (apiKey === undefined || apiKey !== store.get().apiKey || !isCurrent()) return
      browser.storage.removeItem(keys.apiKey)
      change(undefined, true)
    },
    rememberedKey: () => browser.storage.getItem(keys.rememberedKey) ?? undefined,
    forgetKey: () => browser.storage.removeItem(keys.rememberedKey),
  }
}

/** The real browser's storage and events. */
export function browserSession(): SessionBrowser {
  return {
    storage: window.localStorage,
    tab: window.sessionStorage,
    forget: (of, except) => {
      const { sessionStorage } = window
      for (const key of Object.keys(sessionStorage)) {
        if (!key.startsWith(`${draftPrefix}${of}`)) continue
        if (except === undefined || !key.startsWith(`${draftPrefix}${except}.`))
          sessionStorage.removeItem(key)
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
