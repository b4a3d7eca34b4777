import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import { assertAdministrator, assertSelf, assertUnrestricted } from '../machines/caller'
import type { Profile } from '../entities'
import { findUser } from './find-user'
import type { HandlersOf } from './handler'

/** How long a ticket to set up a second factor is good, milliseconds. */
const ticketLife = 24 * 60 * 60 * 1000

/** The user behind the key, and how one comes by a key (specification sections 3 and 7). */
export const userHandlers: HandlersOf<
  | 'getUser'
  | 'getPrivileges'
  | 'updateUserProfile'
  | 'getMfaStatus'
  | 'activateMfa'
  | 'deactivateMfa'
  | 'createSession'
> = {
  /** A delegate sees the owner: the key acts as that user. */
  getUser: ({ records, caller }) => findUser(records, caller.owner).document,

  /** Only the status says anything: 200 for an administrator, 403 for everybody else (specification section 6). */
  getPrivileges: ({ caller }) => {
    assertAdministrator(caller)
    return {}
  },

  updateUserProfile: ({ records, caller, now }, changes) => {
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

  getMfaStatus: ({ records, caller }) => ({ is_active: findUser(records, caller.owner).state.hasMfa }),

  activateMfa: ({ records, ids, caller, now, origin }) => {
    assertSelf(caller)
    assertUnrestricted(caller)
    if (findUser(records, caller.owner).state.hasMfa) throw serviceFailure('Failed to activate MFA')
    const id = ids.secret()
    records.insert('ticket', {
      location: '',
      owner: caller.owner,
      account: null,
      key: id,
      parent: null,
      due: now + ticketLife,
      document: null,
      state: { purpose: 'mfa' },
    })
    return { ticket_id: id, ticket_url: `${origin}/identity/mfa?ticket=${id}` }
  },

  deactivateMfa: ({ records, caller }) => {
    assertSelf(caller)
    assertUnrestricted(caller)
    const user = findUser(records, caller.owner)
    if (!user.state.hasMfa) throw serviceFailure('Failed to deactivate MFA')
    records.save({ ...user, state: { ...user.state, hasMfa: false } })
    return { success: true }
  },

  /** The token must be one the identity provider gave, and the statement the one it gave with it. */
  createSession: ({ records, ids }, { access_token: token, id_token: statement }) => {
    const ticket = records.find('ticket', { key: token })
    if (!ticket || ticket.state.purpose !== 'access')
      throw serviceFailure('The access token is not valid', 400)
    if (statement !== undefined && statement !== ticket.state.idToken)
      throw serviceFailure('The id token does not belong to the access token', 400)
    const user = findUser(records, ticket.owner)
    const key = ids.secret()
    records.insert('key', {
      location: '',
      owner: ticket.owner,
      account: null,
      key,
      parent: null,
      due: null,
      document: null,
      state: { actingUser: ticket.owner, isAdmin: user.state.isAdmin },
    })
    records.remove(ticket)
    return { apikey: key, user: user.document }
  },
}
