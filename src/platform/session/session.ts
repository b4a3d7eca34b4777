import type { Identity } from '../../api/client'
import { DeveloperError } from '../../lib/developer-error'
import { newKey } from '../../api/new-key'
import { shortHash } from '../../lib/hash'
import type { KeyKind } from '../../lib/key-kinds'
import { createStore, type Store } from '../../lib/store'
import { actingName, readActing, readEndedActing, type Acting, type EndedActing } from './acting'
import type { SessionBrowser } from './browser-session'
import { openForms } from './open-forms'
import { unfinishedNames } from './unfinished-names'
import { ownerKey, sessionKeys } from './storage-keys'

/** Change of the session by another tab. */
export type Elsewhere =
  /** The user logged out, or the platform ended the session. */
  | { readonly kind: 'signed-out' | 'ended' }
  /** The same user or another one signed in. */
  | { readonly kind: 'signed-in' }
  /** The user began to act for an account (`actingName`), or stopped. */
  | { readonly kind: 'acting'; readonly name: string }
  | { readonly kind: 'acting-ended'; readonly name: string }

/** State of the session. `elsewhere` is set if another tab changed it; this tab then stops and asks. */
export interface SessionState extends Identity {
  elsewhere: false | Elsewhere
  /** The API rejected the key; signing in again returns to the same page. */
  ended: boolean
  /** Set while acting for another account; `apiKey` is its token then. */
  acting?: Acting | undefined
  /**
   * Set when another document must be opened: `path` is the page there; undefined for the same one. Also set when another
   * tab has logged out.
   */
  leaving?: { readonly path: string | undefined } | undefined
}

export interface Session extends Store<SessionState> {
  /**
   * Stable id of the user, independent of the key and specific to the deployment; undefined until the platform has
   * answered. Prefix of stored data.
   */
  owner: Pick<Store<string | undefined>, 'get' | 'subscribe'>
  /** Kinds of the current key, as far as they are known. */
  kinds: Pick<Store<readonly KeyKind[]>, 'get' | 'subscribe'>
  /** Sets the user id and the kinds of the current key; ignored for an old epoch. */
  know: (userId: string, epoch: number, kinds?: readonly KeyKind[]) => void
  /**
   * Signs in with a key, trimmed. Throws if it is empty. The key is stored on the device if `remembered`; otherwise a
   * stored one is deleted.
   */
  signIn: (apiKey: string, remembered?: boolean) => void
  /** Deletes everything this session stored, in all tabs, except a remembered key, and ends it at the platform unless `isEnded`. */
  signOut: (isEnded?: boolean) => void
  /**
   * Acts for another account from now on, in all tabs: its token is sent in place of the own key, which stays stored
   * unless it is the token. The page is left for `path`.
   */
  act: (acting: Acting, path: string | undefined) => void
  /** Adds data about the account acted for. */
  describeActing: (known: Partial<Omit<Acting, 'token' | 'back'>>) => void
  /** Stops acting: restores the own session, and returns to the page where acting began. Makes no call. */
  endActing: () => void
  /** Acting the platform has ended, until that is dismissed or the user acts again; undefined otherwise. */
  endedActing: Pick<Store<EndedActing | undefined>, 'get' | 'subscribe'>
  /** Deletes the stored `endedActing`. */
  dismissEndedActing: () => void
  /** The API rejected a key as missing or unknown. Ends the session if it is the current key; drafts stay. */
  refuse: (apiKey: string | undefined) => void
  /** True while the stored key is the one of this tab; checked before every write. */
  isCurrent: () => boolean
  /** The key stored on this device, if any. */
  rememberedKey: () => string | undefined
  /** Deletes the key stored on this device. */
  forgetKey: () => void
}

/**
 * The only owner of the key, or of its handle if a cookie keeps it (decision 21): memory, storage, epoch, synchronisation
 * between tabs (quality T12, T14, T15).
 */
export function createSession(prefix: string, browser: SessionBrowser): Session {
  const keys = sessionKeys(prefix)
  browser.storage.removeItem(keys.formerLastKey)
  /** Applies a sign-out in another tab, or before this tab was loaded: deletes what this tab stored. */
  const followSignOut = (): void => {
    const last = browser.storage.getItem(keys.signOut)
    if (last === null || browser.tab.getItem(keys.signOut) === last) return
    browser.forget('')
    browser.tab.setItem(keys.signOut, last)
  }
  followSignOut()
  const storedActing = (): Acting | undefined => readActing(browser.storage.getItem(keys.acting))
  const ownKey = (): string | undefined => browser.storage.getItem(keys.apiKey) ?? undefined
  const stored = (): string | undefined => storedActing()?.token ?? ownKey()
  /** Snapshot of the stored session, to detect changes. */
  const look = (): string => JSON.stringify([stored(), browser.storage.getItem(keys.signOut)])
  const wasStopped = browser.tab.getItem(keys.stopped) !== null
  const store = createStore<SessionState>({
    apiKey: wasStopped ? undefined : stored(),
    epoch: 1,
    elsewhere: wasStopped && { kind: stored() === undefined ? 'signed-out' : 'signed-in' },
    ended:
      stored() === undefined &&
      [keys.ended, keys.actingEnded].some((key) => browser.tab.getItem(key) !== null),
    acting: wasStopped ? undefined : storedActing(),
  })
  browser.tab.removeItem(keys.ended)
  browser.tab.removeItem(keys.stopped)
  const mark = (apiKey: string): string => shortHash(`${prefix} ${apiKey}`)
  /** The user id stored for this key. */
  const recall = (apiKey: string | undefined): string | undefined => {
    const kept = browser.tab.getItem(ownerKey) ?? ''
    const space = kept.indexOf(' ')
    return apiKey !== undefined && space > 0 && kept.slice(0, space) === mark(apiKey)
      ? kept.slice(space + 1)
      : undefined
  }
  const owner = createStore(recall(store.get().apiKey))
  const kindsOf = (acting: Acting | undefined): readonly KeyKind[] =>
    acting ? (acting.restricted ? ['acting', 'restricted'] : ['acting']) : []
  const kinds = createStore(kindsOf(store.get().acting))
  const endedActing = createStore(readEndedActing(browser.tab.getItem(keys.actingEnded)))
  const dismissEndedActing = (): void => {
    browser.tab.removeItem(keys.actingEnded)
    endedActing.set(undefined)
  }
  /** Stores the account acted for after its key was refused. */
  const keepEnded = ({ owner: whose, name, account, since, until }: Acting): void => {
    const at = Math.min(browser.now(), until ?? Infinity)
    const open = { forms: openForms(), work: unfinishedNames() }
    const ended = { owner: whose, name, account, since, until, at, ...open }
    browser.tab.setItem(keys.actingEnded, JSON.stringify(ended))
    endedActing.set(readEndedActing(browser.tab.getItem(keys.actingEnded)))
  }
  /** Deletes the drafts of the account acted for; the user's own stay. */
  const forgetActed = (): void => {
    const acted = owner.get()
    browser.forget(acted === undefined ? '' : `${acted}.`)
  }
  /** The last `look` of this tab. */
  let seen = wasStopped ? look() : undefined
  /** `mark` of the key this tab had when it stopped. */
  let left: string | undefined
  /** Name of the account that this user's tabs no longer act for; undefined if there is none. */
  const noLongerActedFor = ({ acting, elsewhere }: SessionState, apiKey: string): string | undefined => {
    if (acting) return actingName(acting)
    return elsewhere && elsewhere.kind === 'acting' && mark(apiKey) === left ? elsewhere.name : undefined
  }
  const whatHappened = (state: SessionState): Elsewhere => {
    const present = storedActing()
    if (present) return { kind: 'acting', name: actingName(present) }
    const apiKey = stored()
    if (apiKey === undefined) {
      const isSignOut = browser.storage.getItem(keys.signOut) !== browser.tab.getItem(keys.signOut)
      return { kind: isSignOut ? 'signed-out' : 'ended' }
    }
    const name = noLongerActedFor(state, apiKey)
    return name === undefined ? { kind: 'signed-in' } : { kind: 'acting-ended', name }
  }
  const isCurrent = (): boolean => {
    const state = store.get()
    if (!state.elsewhere && stored() === state.apiKey) return true
    // A signed-out tab has nothing to protect, so it takes over the new session.
    if (state.apiKey === undefined && !state.elsewhere) {
      const acting = storedActing()
      browser.tab.removeItem(keys.ended)
      change(stored(), acting ? { acting, leaving: { path: undefined } } : {})
      return false
    }
    const now = look()
    if (state.elsewhere && seen === now) return false
    seen = now
    owner.set(undefined)
    if (state.apiKey !== undefined) left = mark(state.apiKey)
    const elsewhere = whatHappened(state)
    const isSignOut = elsewhere.kind === 'signed-out'
    if (isSignOut) browser.tab.setItem(keys.stopped, 'true')
    // Nothing is sent any more, so the former key is not kept either.
    store.set({
      ...state,
      apiKey: undefined,
      acting: undefined,
      epoch: state.elsewhere ? state.epoch : state.epoch + 1,
      elsewhere,
      // The document still holds the key and data read with it.
      ...(isSignOut ? { leaving: { path: undefined } } : {}),
    })
    return false
  }
  browser.onOutsideChange(() => {
    isCurrent()
    followSignOut()
  })
  const change = (
    apiKey: string | undefined,
    about: Pick<Partial<SessionState>, 'ended' | 'acting' | 'leaving'> = {},
  ): void => {
    // Reset in between, so that one user's data never becomes the next one's.
    owner.set(undefined)
    kinds.set(kindsOf(about.acting))
    store.set({
      apiKey,
      epoch: store.get().epoch + 1,
      elsewhere: false,
      ended: false,
      acting: undefined,
      ...about,
    })
    owner.set(recall(apiKey))
  }
  /** Changes which keys are stored, and releases those no longer stored. */
  const keep = (work: () => void): void => {
    const held = (): (string | undefined)[] => [storedActing()?.token, ownKey()]
    const before = held()
    work()
    const after = held()
    for (const apiKey of before)
      if (apiKey !== undefined && !after.includes(apiKey)) browser.release(apiKey, prefix)
  }
  const keepActing = (acting: Acting): void => browser.storage.setItem(keys.acting, JSON.stringify(acting))
  const stopActing = (path: string | undefined): void => {
    keep(() => browser.storage.removeItem(keys.acting))
    change(ownKey(), { leaving: { path } })
  }
  return {
    ...store,
    isCurrent,
    owner: { get: owner.get, subscribe: owner.subscribe },
    kinds: { get: kinds.get, subscribe: kinds.subscribe },
    endedActing: { get: endedActing.get, subscribe: endedActing.subscribe },
    dismissEndedActing,
    know: (userId, epoch, known) => {
      const { apiKey, acting, elsewhere, epoch: present } = store.get()
      if (apiKey === undefined || elsewhere || epoch !== present) return
      const name = `${prefix}#${userId}`
      // The drafts of the own account stay while the user acts for another.
      if (!acting) browser.forget(`${prefix}#`, name)
      browser.tab.setItem(ownerKey, `${mark(apiKey)} ${name}`)
      owner.set(name)
      if (known && known.join() !== kinds.get().join()) kinds.set(known)
    },
    signIn: (typed, remembered = false) => {
      const apiKey = typed.trim()
      if (apiKey === '') throw new DeveloperError('apiKey is null or undefined')
      keep(() => {
        browser.storage.removeItem(keys.acting)
        browser.storage.setItem(keys.apiKey, apiKey)
      })
      browser.tab.removeItem(keys.ended)
      dismissEndedActing()
      if (remembered) browser.storage.setItem(keys.rememberedKey, apiKey)
      else browser.storage.removeItem(keys.rememberedKey)
      change(apiKey)
    },
    signOut: (isEnded = false) => {
      const own = ownKey()
      if (own !== undefined && !isEnded) browser.end(own, prefix)
      keep(() => {
        browser.storage.removeItem(keys.apiKey)
        browser.storage.removeItem(keys.acting)
        browser.forget('')
        dismissEndedActing()
        change(undefined)
      })
      // Last, because storage may refuse it; other tabs notice the removed key without it, too.
      browser.storage.setItem(keys.signOut, newKey())
      followSignOut()
    },
    act: (acting, path) => {
      keep(() => {
        if (ownKey() === acting.token) browser.storage.removeItem(keys.apiKey)
        keepActing(acting)
      })
      dismissEndedActing()
      change(acting.token, { acting, leaving: { path } })
    },
    describeActing: (known) => {
      const state = store.get()
      if (!state.acting || !isCurrent()) return
      const acting = { ...state.acting, ...known }
      if (JSON.stringify(acting) === JSON.stringify(state.acting)) return
      keepActing(acting)
      store.set({ ...state, acting })
    },
    endActing: () => {
      const { acting } = store.get()
      if (!acting || !isCurrent()) return
      forgetActed()
      stopActing(acting.back)
    },
    refuse: (apiKey) => {
      const { apiKey: present, acting } = store.get()
      if (apiKey === undefined || apiKey !== present || !isCurrent()) return
      if (acting) {
        keepEnded(acting)
        // Without an own account, page and drafts stay for the next sign-in.
        if (ownKey() === undefined) return stopActing(undefined)
        forgetActed()
        return stopActing(acting.back)
      }
      keep(() => browser.storage.removeItem(keys.apiKey))
      // The document may be left for one that asks to sign in again and must say why.
      browser.tab.setItem(keys.ended, 'true')
      change(undefined, { ended: true })
    },
    rememberedKey: () => browser.storage.getItem(keys.rememberedKey) ?? undefined,
    forgetKey: () => browser.storage.removeItem(keys.rememberedKey),
  }
}
