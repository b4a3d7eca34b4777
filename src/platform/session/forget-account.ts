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

/** Whether a key holds a user's messages, payments or unfinished jobs. */
const isOfUser = (key: string): boolean =>
  [messagesPrefix, paymentPrefix, jobPrefix].some((prefix) => key.startsWith(prefix))

/** Whether a key holds those of this user. */
const isOf = (key: string, owner: string | undefined): boolean =>
  owner !== undefined &&
  (key === `${messagesPrefix}${owner}` ||
    [paymentKey(owner), jobKey(owner)].some((prefix) => key.startsWith(prefix)))

/** Whether a preference reveals something about the account. */
const isOfAccount = (key: string): boolean =>
  key.startsWith(preferencePrefix) && accountPreferences.some((name) => key.endsWith(`.${name}`))

/**
 * Empties the cache. The screens of the former user unmount a moment later, and a query or mutation that loses its last
 * observer then would stay in memory for `gcTime` in a stopped tab. Without a timer it is freed with its observer.
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
 * Clears cached data and notifications when the user changes, before the new user's first screen starts reading (quality
 * T12). Signing out deletes the stored messages, payments, jobs and preferences about the account, as does another user's
 * signing in (T15). Data of an account acted for is not kept.
 */
export function forgetWithAccount(
  session: Session,
  prefix: string,
  queries: QueryClient,
  toasts: ToastStore,
  storage: SearchedStorage = window.localStorage,
): void {
  let { epoch, acting } = session.get()
  /** The user of this epoch, once known, whose messages and payments are stored. */
  let owner = session.owner.get()
  const forgetUsers = (except: string | undefined): void =>
    removeWhere(storage, (key) => isOfUser(key) && !isOf(key, except))
  session.owner.subscribe(() => {
    const known = session.owner.get()
    if (known === undefined) return
    owner = known
    // The user's own data stays while acting for another account.
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
