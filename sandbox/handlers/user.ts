import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import { assertAdministrator, assertSelf, assertUnrestricted } from '../machines/caller'
import type { Profile } from '../entities'
import { newSecret } from '../identity-provider/one-time-code'
import type { StoredRow, Records } from '../store/records'
import { findUser } from './find-user'
import type { HandlersOf } from './handler'

/** Lifetime of a ticket to set up a second factor, milliseconds. */
const ticketLife = 24 * 60 * 60 * 1000

/** The user behind the key (specification sections 3 and 7). */
export const userHandlers: HandlersOf<
  'getUser' | 'getPrivileges' | 'updateUserProfile' | 'getMfaStatus' | 'activateMfa' | 'deactivateMfa'
> = {
  /** A delegate sees the owner, because the key acts as that user; `access` names the holder of the key. */
  getUser: ({ records, caller }) => ({
    ...findUser(records, caller.owner).document,
    ...verification(records, caller.owner),
    access: {
      acting_user_id: caller.actingUser,
      acting_username: findUser(records, caller.actingUser).document.name,
      billing_account_id: caller.account,
      billing_account_name: accountTitle(records, caller.account),
      session_id: caller.session,
      created_at: caller.madeAt === null ? null : platformTime(caller.madeAt),
      expires_at: caller.expiresAt === null ? null : platformTime(caller.expiresAt),
    },
  }),

  /** Only the status matters: 200 for an administrator, 403 for other users (specification section 6). */
  getPrivileges: ({ caller }) => {
    assertAdministrator(caller)
    return {}
  },

  updateUserProfile: ({ records, caller, now }, changes) => {
    assertSelf(caller)
    assertUnrestricted(caller)
    const user = findUser(records, caller.owner)
    const profile: Profile = {
      email: user.document.name,
      ...user.document.profile_data,
      ...changes,
      updated_at: platformTime(now),
    }
    records.save({ ...user, document: { ...user.document, profile_data: profile } })
    return profile
  },

  getMfaStatus: ({ records, caller }) => ({
    is_active: hasSecondFactor(records, caller.owner),
  }),

  activateMfa: ({ records, ids, caller, now, origin }) => {
    assertSelf(caller)
    assertUnrestricted(caller)
    if (hasSecondFactor(records, caller.owner)) throw serviceFailure('Failed to activate MFA')
    const id = ids.secret()
    const due = now + ticketLife
    records.insert('ticket', {
      location: '',
      owner: caller.owner,
      account: null,
      key: id,
      parent: null,
      due,
      document: null,
      state: { purpose: 'mfa', secret: newSecret(ids) },
    })
    return {
      ticket_id: id,
      ticket_url: `${origin}/identity/mfa?ticket=${id}`,
      expires_at: platformTime(due),
    }
  },

  deactivateMfa: ({ records, caller }) => {
    assertSelf(caller)
    assertUnrestricted(caller)
    const login = findLogin(records, caller.owner)
    if (!login?.state.secondFactor) throw serviceFailure('Failed to deactivate MFA')
    records.save({ ...login, state: { ...login.state, secondFactor: null } })
    return { success: true }
  },
}

/** Title of the account a restricted key reaches; null for a key that reaches all. */
function accountTitle(records: Records, id: number | null): string | null {
  const account = id === null ? undefined : records.find('account', { key: `${id}` })
  return account?.document.title ?? null
}

function findLogin(records: Records, user: number): StoredRow<'login'> | undefined {
  return records.find('login', { owner: user })
}

/** Whether the address of a user is verified, for users who have a login. */
function verification(records: Records, user: number): { email_verified?: boolean } {
  const login = findLogin(records, user)
  return login ? { email_verified: login.state.isVerified } : {}
}

function hasSecondFactor(records: Records, user: number): boolean {
  return Boolean(findLogin(records, user)?.state.secondFactor)
}
