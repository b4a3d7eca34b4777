import { isEmail } from '../../lib/email'
import type { User } from './use-user'
import { userIdOf } from './user-id'

/** What is derived of a user read (requirement PROFILE-03). */
export interface UserInfo {
  readonly user_id: string | undefined
  readonly user_is_admin: boolean
  /** Undefined unless the user is an administrator or the text is a complete e-mail address. */
  readonly user_email: string | undefined
}

/**
 * Derives what is shown of a user. The specification leaves open which check an e-mail has to pass; here it must be a
 * complete address, so that a name that is none is never shown or written to as one (requirements PROFILE-04,
 * PROFILE-05).
 */
export function userInfoOf(user: User | undefined, administrator: boolean): UserInfo {
  const email = user?.profile_data?.email || user?.name
  return {
    user_id: userIdOf(user),
    user_is_admin: administrator,
    user_email: email && (administrator || isEmail(email)) ? email : undefined,
  }
}
