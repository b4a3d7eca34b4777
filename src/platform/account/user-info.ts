import { isEmail } from '../../lib/email'
import type { User } from './use-user'
import { userIdOf } from './user-id'

/** Data derived from a user read (requirement PROFILE-03). */
export interface UserInfo {
  readonly user_id: string | undefined
  readonly user_is_admin: boolean
  /** Undefined unless the user is an administrator or the text is a complete e-mail address. */
  readonly user_email: string | undefined
}

/**
 * Derives the data shown about a user. The specification does not define the check of an e-mail address; here it must be
 * a complete address, so that other names are never shown or written to as one (requirements PROFILE-04, PROFILE-05).
 */
export function userInfoOf(user: User | undefined, administrator: boolean): UserInfo {
  const email = user?.profile_data?.email || user?.name
  return {
    user_id: userIdOf(user),
    user_is_admin: administrator,
    user_email: email && (administrator || isEmail(email)) ? email : undefined,
  }
}
