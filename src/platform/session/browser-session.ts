import { deleteKeyCookie } from './delete-key-cookie'
import { endSession } from './end-session'
import { draftPrefix } from './storage-keys'

/** Browser features a session needs, injected for tests. */
export interface SessionBrowser {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Session storage of the tab, including form drafts. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Calls back when another tab changes storage, and when this tab becomes visible. */
  onOutsideChange: (check: () => void) => () => void
  /** The time, in ms since 1970. */
  now: () => number
  /** Called with each key that this tab stops storing. */
  release: (apiKey: string, prefix: string) => void
  /** Called with the own key when the user signs out, before it is released. */
  end: (apiKey: string, prefix: string) => void
  /** Deletes drafts whose owner begins with `of`, except those of `except`. */
  forget: (of: string, except?: string) => void
}

/** The browser's storage and events. */
export function browserSession(): SessionBrowser {
  return {
    storage: window.localStorage,
    tab: window.sessionStorage,
    release: deleteKeyCookie,
    end: endSession,
    now: () => Date.now(),
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
