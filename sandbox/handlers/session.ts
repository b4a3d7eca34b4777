import type { Session, UserSession } from '../entities'
import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import { endKey, insertKey, isOver } from '../keys'
import { assertSelf, assertUnrestricted } from '../machines/caller'
import type { Context } from '../context'
import type { StoredRow } from '../store/records'
import { findUser } from './find-user'
import type { HandlersOf } from './handler'

/** Sign-in and its keys (specification section 7; listing and ending sessions is our addition). */
export const sessionHandlers: HandlersOf<
  | 'createSession'
  | 'listUserSessions'
  | 'deleteUserSession'
  | 'deleteAllUserSessions'
  | 'deleteCurrentSession'
  | 'setKeyCookie'
  | 'deleteKeyCookie'
> = {
  /** The access token must come from the identity provider, and the id token must belong to it. */
  createSession: (
    { records, ids, now, agent, keyLife },
    { access_token: token, id_token: statement },
  ): Session => {
    const ticket = records.find('ticket', { key: token })
    if (!ticket || ticket.state.purpose !== 'access')
      throw serviceFailure('The access token is not valid', 400)
    if (statement !== undefined && statement !== ticket.state.idToken)
      throw serviceFailure('The id token does not belong to the access token', 400)
    const user = findUser(records, ticket.owner)
    const key = ids.secret()
    insertKey(records, {
      key,
      owner: ticket.owner,
      account: null,
      state: {
        actingUser: ticket.owner,
        isAdmin: user.state.isAdmin,
        madeBy: 'sign-in',
        session: ids.uuid(),
        agent,
        madeAt: now,
        expiresAt: keyLife.signIn === null ? null : now + keyLife.signIn,
      },
    })
    records.remove(ticket)
    return { apikey: key, user: user.document }
  },

  listUserSessions: (context) => {
    assertOwnBusiness(context)
    return signIns(context).map(({ state: { session, madeAt, expiresAt, agent } }): UserSession => ({
      id: session ?? '',
      created_at: platformTime(madeAt ?? 0),
      expires_at: expiresAt === null ? null : platformTime(expiresAt),
      user_agent: agent,
      is_current: session === context.caller.session,
    }))
  },

  deleteUserSession: (context, { session_id: session }) => {
    assertOwnBusiness(context)
    if (!signIns(context).some(({ state }) => state.session === session))
      throw serviceFailure('There is no such session', 404)
    end(context, (state) => state.session === session)
    return { success: true }
  },

  deleteAllUserSessions: (context) => {
    assertOwnBusiness(context)
    end(context, ({ madeBy }) => madeBy === 'sign-in' || madeBy === 'acting')
    return { success: true }
  },

  deleteCurrentSession: (context) => {
    const { session } = context.caller
    if (session !== null) end(context, (state) => state.session === session)
    return { success: true }
  },

  // The cookie is set and deleted where the gateway reads it (`http/key-cookie.ts`).
  setKeyCookie: () => ({ success: true }),
  deleteKeyCookie: () => ({ success: true }),
}

function assertOwnBusiness({ caller }: Context): void {
  assertSelf(caller)
  assertUnrestricted(caller)
}

function signIns({ records, caller, now }: Context): StoredRow<'key'>[] {
  return records
    .list('key', { owner: caller.owner })
    .filter(({ state }) => state.madeBy === 'sign-in' && !isOver(state, now))
}

/** Ends the caller's keys for which `which` is true, including keys made to act for others. */
function end({ records, caller, now }: Context, which: (state: StoredRow<'key'>['state']) => boolean): void {
  const held = records.list('key', {}).filter(({ state }) => state.actingUser === caller.owner)
  for (const key of held.filter(({ state }) => which(state))) endKey(records, key, now)
}
