import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import { assertSelf, assertUnrestricted } from '../machines/caller'
import { insertKey } from '../keys'
import { sendMail } from '../mail'
import type { AccessImpersonation } from '../entities'
import type { StoredRow, Records } from '../store/records'
import type { Context } from '../context'
import { findUser, userNamed } from './find-user'
import type { HandlersOf } from './handler'
import { assertMayActForAnybody } from './staff'

const failed = { start: 'Failed to creating impersonation key', adminStart: 'Failed to start impersonation' }

/** Acting for users who share their account, and for any user as an administrator (specification sections 6 and 7). */
export const receivedAccessHandlers: HandlersOf<
  'listImpersonations' | 'acceptImpersonation' | 'startImpersonation' | 'createAdminToken'
> = {
  listImpersonations: (context) =>
    context.caller.account === null
      ? received(context).map((stored) => asSeenByGrantee(context.records, stored))
      : [],

  /** Accepting again changes nothing. The owner is notified once. */
  acceptImpersonation: (context, { uuid }) => {
    const { records, caller, now } = context
    const stored = findReceived(context, uuid, 'Failed to accept invitation')
    if (stored.document.is_accepted) return asSeenByGrantee(records, stored)
    sendMail(context, {
      to: findUser(records, stored.owner).document.name,
      subject: `${stored.document.grantee_username} accepted access`,
      text: 'From now on your account can be used by them within what you share.',
      link: `${context.origin}/app/access`,
    })
    const document = {
      ...stored.document,
      grantee_id: caller.owner,
      is_accepted: true,
      accepted_at: platformTime(now),
    }
    return asSeenByGrantee(records, records.save({ ...stored, document }))
  },

  /** The key is limited to the shared accounts, and its actions are logged under the grantee. */
  startImpersonation: (context, { uuid }) => {
    const stored = findReceived(context, uuid, failed.start)
    if (!stored.document.is_accepted) throw serviceFailure(failed.start)
    return { token: insertActingKey(context, stored.owner, stored.account, stored.key) }
  },

  createAdminToken: (context, { username, user_id: id }) => {
    assertMayActForAnybody(context)
    const { records } = context
    const byName = username === undefined ? undefined : userNamed(records, username)
    const user = id === undefined ? byName : records.find('user', { key: `${id}` })
    const isContradiction = id !== undefined && username !== undefined && user?.rowId !== byName?.rowId
    if (!user || isContradiction) throw serviceFailure(failed.adminStart)
    return { token: insertActingKey(context, user.document.id, null, null) }
  },
}

/** Makes a key with which the caller acts as `owner`; `parent` is the access that can end it. */
function insertActingKey(
  { records, ids, caller, now, agent, keyLife }: Context,
  owner: number,
  account: number | null,
  parent: string | null,
): string {
  const key = ids.secret()
  insertKey(records, {
    ...{ key, owner, account, parent },
    state: {
      actingUser: caller.actingUser,
      isAdmin: false,
      madeBy: 'acting',
      session: caller.session,
      agent,
      madeAt: now,
      expiresAt: now + keyLife.acting,
    },
  })
  return key
}

function received({ records, caller }: Context): StoredRow<'impersonation'>[] {
  const name = findUser(records, caller.owner).document.name.toLowerCase()
  return records
    .list('impersonation', {})
    .filter(({ document }) => document.grantee_username.toLowerCase() === name)
}

function findReceived(context: Context, uuid: string, text: string): StoredRow<'impersonation'> {
  assertSelf(context.caller)
  assertUnrestricted(context.caller)
  const stored = received(context).find(({ key }) => key === uuid)
  if (!stored) throw serviceFailure(text)
  return stored
}

function asSeenByGrantee(
  records: Records,
  { owner, account, document }: StoredRow<'impersonation'>,
): AccessImpersonation {
  const { uuid, is_accepted, accepted_at, created_at } = document
  const shared = account === null ? undefined : records.find('account', { key: `${account}` })
  return {
    uuid,
    access_owner: findUser(records, owner).document.name,
    billing_account_name: account === null ? null : (shared?.document.title ?? `${account}`),
    is_accepted,
    accepted_at: accepted_at ?? null,
    created_at,
  }
}
