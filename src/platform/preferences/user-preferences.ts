import { shortHash } from '../../lib/hash'
import type { Session } from '../session/session'
import { createPreferences, preferenceScope, type Preferences, type PreferenceStorage } from './preferences'

/** What the preferences of a user need; `prefix` is that of the API. */
export interface UserPreferencesPlace {
  session: Pick<Session, 'get' | 'owner'>
  storage: PreferenceStorage
  prefix: string
  onOutsideChange?: (look: (key: string) => void) => void
}

/** Scope of a user's preferences, which tells the user apart without naming them. */
export const scopeOfUser = (owner: string): string => shortHash(`user ${owner}`)

/**
 * The preferences of the signed-in user, whose key is another one after each sign-in. Until the platform has named the user,
 * they are those last stored for the key. An account acted for has preferences of its token, which end with it.
 */
export function createUserPreferences(place: UserPreferencesPlace): Preferences {
  const { session, storage, prefix, onOutsideChange } = place
  /** Where the scope of the last key whose user was known is stored: "scope-of-key scope-of-user". */
  const lastKnown = `console${prefix}.preferences`
  const scope = (): string => {
    const { apiKey, acting } = session.get()
    const ofKey = preferenceScope(prefix, apiKey)
    const [known, ofUser] = (storage.getItem(lastKnown) ?? '').split(' ')
    return !acting && known === ofKey && ofUser ? ofUser : ofKey
  }
  const preferences = createPreferences(storage, scope, onOutsideChange)
  const settle = (): void => {
    const owner = session.owner.get()
    const { apiKey, acting } = session.get()
    if (owner === undefined || acting) return
    const [before, ofUser] = [scope(), scopeOfUser(owner)]
    if (before === ofUser) return
    storage.setItem(lastKnown, `${preferenceScope(prefix, apiKey)} ${ofUser}`)
    preferences.move(before, ofUser)
  }
  settle()
  session.owner.subscribe(settle)
  return preferences
}
