import { serviceFailure } from '../failures'
import { platformTime } from '../format-time'
import { assertAdministrator, assertSelf, assertUnrestricted } from '../machines/caller'
import { sendMail } from '../mail'
import type { AccessImpersonation } from '../entities'
import type { Kept, Records } from '../store/records'
import type { Context } from '../context'
import { findUser, userNamed } from './find-user'
import type { HandlersOf } from './handler'

const failed = { start: 'Failed to creating impersonation key', adminStart: 'Failed to start impersonation' }

/** Acting for those who share their account, and for anybody as an administrator (specification sections 6 and 7). */
export const receivedAccessHandlers: HandlersOf<
  'listImpersonations' | 'acceptImpersonation' | 'startImpersonation' | 'createAdminToken'
> = {
  listImpersonations: (context) =>
    context.caller.account === null
      ? received(context).map((kept) => asSeenByGrantee(context.records, kept))
      : [],

  /** Accepting again changes nothing. The owner is told once. */
  acceptImpersonation: (context, { uuid }) => {
    const { records, caller, now } = context
    const kept = findReceived(context, uuid, 'Failed to accept invitation')
    if (kept.document.is_accepted) return asSeenByGrantee(records, kept)
    sendMail(context, {
      to: findUser(records, kept.owner).document.name,
      subject: `${kept.document.grantee_username} accepted access`,
      text: 'From now on your account can be used by them within what you share.',
      link: null,
    })
    const document = {
      ...kept.document,
      grantee_id: caller.owner,
      is_accepted: true,
      accepted_at: platformTime(now),
    }
    return asSeenByGrantee(records, records.save({ ...kept, document }))
  },

  /** The key reaches what is shared and names the grantee in everything it does. */
  startImpersonation: (context, { uuid }) => {
    const kept = findReceived(context, uuid, failed.start)
    if (!kept.document.is_accepted) throw serviceFailure(failed.start)
    return { token: insertActingKey(context, kept.owner, kept.account, kept.key) }
  },

  createAdminToken: (context, { username, user_id: id }) => {
    assertSelf(context.caller)
    assertAdministrator(context.caller)
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
  { records, ids, caller }: Context,
  owner: number,
  account: number | null,
  parent: string | null,
): string {
  const key = ids.secret()
  const state = { actingUser: caller.actingUser, isAdmin: false }
  records.insert('key', { location: '', owner, account, key, parent, due: null, document: null, state })
  return key
}

function received({ records, caller }: Context): Kept<'impersonation'>[] {
  const name = findUser(records, caller.owner).document.name.toLowerCase()
  return records
    .list('impersonation', {})
    .filter(({ document }) => document.grantee_username.toLowerCase() === name)
}

function findReceived(context: Context, uuid: string, text: string): Kept<'impersonation'> {
  assertSelf(context.caller)
  assertUnrestricted(context.caller)
  const kept = received(context).find(({ key }) => key === uuid)
  if (!kept) throw serviceFailure(text)
  return kept
}

function asSeenByGrantee(
  records: Records,
  { owner, account, document }: Kept<'impersonation'>,
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
