import type { QueryClient } from '@tanstack/react-query'
import type { ToastStore } from '../../ui/feedback/toast-store'
import { messagesPrefix } from '../notifications/storage-keys'
import { paymentKey, paymentPrefix } from '../payments/storage-keys'
import { accountPreferences, preferencePrefix, preferenceScope } from '../preferences/preferences'
import { forgetUploadRecords } from '../uploads/upload-records'
import type { Session } from './session'
import { jobKey, jobPrefix } from './storage-keys'

/** Local storage as far as it is searched. */
type SearchedStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>

function removeWhere(storage: SearchedStorage, isGone: (key: string) => boolean): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) if (isGone(key)) storage.removeItem(key)
}

/** Whether a key holds what a user was told, has paid or left unfinished. */
const isOfUser = (key: string): boolean =>
  [messagesPrefix, paymentPrefix, jobPrefix].some((prefix) => key.startsWith(prefix))

/** Whether it is the key of this user. */
const isOf = (key: string, owner: string | undefined): boolean =>
  owner !== undefined &&
  (key === `${messagesPrefix}${owner}` ||
    [paymentKey(owner), jobKey(owner)].some((prefix) => key.startsWith(prefix)))

/** Whether a preference says something of the account, and is no mere setting. */
const isOfAccount = (key: string): boolean =>
  key.startsWith(preferencePrefix) && accountPreferences.some((name) => key.endsWith(`.${name}`))

/**
 * Empties the cache. The screens of the former user are left a moment later, and a query or mutation that loses its last
 * observer then would stay in memory for `gcTime` in a tab that stops: none has a timer any more, so that it goes with
 * its observer.
 */
function forgetAnswers(queries: QueryClient): void {
  void queries.cancelQueries()
  for (const each of [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()]) {
    each.gcTime = Infinity
    each.destroy()
  }
  queries.clear()
}

/**
 * Clears cached data and notifications when the user changes, before the new user's first screen starts reading
 * (quality T12). Signing out deletes the kept messages, payments, jobs and what preferences say of the account, as does another user's
 * signing in (T15). Of an account acted for nothing is kept.
 */
export function forgetWithAccount(
  session: Session,
  prefix: string,
  queries: QueryClient,
  toasts: ToastStore,
  storage: SearchedStorage = window.localStorage,
): void {
  let { epoch, acting } = session.get()
  /** Whose messages and payments are stored: the user of this epoch, once known. */
  let owner = session.owner.get()
  const forgetUsers = (except: string | undefined): void =>
    removeWhere(storage, (key) => isOfUser(key) && !isOf(key, except))
  session.owner.subscribe(() => {
    const known = session.owner.get()
    if (known === undefined) return
    owner = known
    // What is the user's own waits while acting for another account.
    if (!session.get().acting) forgetUsers(known)
  })
  session.subscribe(() => {
    const now = session.get()
    const before = acting
    acting = now.acting
    if (now.epoch === epoch) return
    epoch = now.epoch
    if (before) {
      const scope = `${preferencePrefix}${preferenceScope(prefix, before.token)}.`
      removeWhere(storage, (key) => isOf(key, owner) || key.startsWith(scope))
    } else if (acting) forgetUsers(owner)
    owner = undefined
    // A tab that only follows another deletes nothing that is shared with it.
    if (now.apiKey === undefined && !now.ended && !now.elsewhere) {
      forgetUsers(undefined)
      removeWhere(storage, isOfAccount)
      forgetUploadRecords()
    }
    forgetAnswers(queries)
    toasts.clear()
  })
}
