import { serviceFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { platformTime } from '../format-time'
import { type Caller, ownedBy } from '../identity'
import { insertKey } from '../keys'
import type { ApiToken } from '../entities'
import type { StoredRow, Records } from '../store/records'
import type { Context } from '../context'
import { payingAccount } from './find'
import type { HandlersOf } from './handler'

/** API tokens. Creating and changing one answer with the whole list (platform facts section 3). */
export const tokenHandlers: HandlersOf<'listTokens' | 'createToken' | 'updateToken' | 'deleteToken'> = {
  listTokens,

  createToken: (context, { description, restricted, billing_account_id: named }) => {
    const { records, ids, caller, now } = context
    const reach = checkReach(context, restricted ?? false, named)
    const token: ApiToken = {
      id: ids.number(),
      token: ids.secret(),
      description,
      restricted: reach.restricted,
      billing_account_id: reach.account ?? 0,
      consumer_id: ids.uuid(),
      kong_id: ids.uuid(),
      user_id: caller.owner,
      acting_user_id: caller.actingUser,
      created_at: platformTime(now),
      updated_at: null,
    }
    insertToken(records, token, endOf(caller))
    return listTokens(context)
  },

  updateToken: (context, { token_id: id, description, restricted, billing_account_id: named }) => {
    const { records, now } = context
    const stored = findToken(context, id, 'Failed to update kong token')
    const present = stored.document.billing_account_id || undefined
    const reach = checkReach(context, restricted ?? stored.document.restricted, named ?? present)
    const document: ApiToken = {
      ...stored.document,
      description: description ?? stored.document.description,
      restricted: reach.restricted,
      billing_account_id: reach.account ?? 0,
      updated_at: platformTime(now),
    }
    records.save({ ...stored, account: reach.account, document })
    const key = records.find('key', { key: document.token ?? '' })
    if (key) records.save({ ...key, account: document.restricted ? reach.account : null })
    return listTokens(context)
  },

  /** The token stops working as a key at once. */
  deleteToken: (context, { token_id: id }) => {
    const { records } = context
    const stored = findToken(context, id, 'Failed to delete kong token')
    const key = records.find('key', { key: stored.document.token ?? '' })
    if (key) records.remove(key)
    records.remove(stored)
    return { success: true }
  },
}

/** Ends of a token other than its removal. */
interface TokenEnd {
  /** The access it was made through; removing the access removes the token. */
  readonly access: string | null
  /** When its key expires, milliseconds since 1970; null for never. */
  readonly expiresAt: number | null
}

/**
 * A token made while acting for another user does not outlive this: it is removed with the access. A token made by an
 * administrator, without an access, expires with the key that made it. The platform's rule is not documented.
 */
function endOf({ owner, actingUser, access, expiresAt }: Caller): TokenEnd {
  return { access, expiresAt: actingUser === owner || access !== null ? null : expiresAt }
}

/** Stores a token and makes it work as a key. */
export function insertToken(
  records: Records,
  token: ApiToken,
  { access, expiresAt }: TokenEnd = { access: null, expiresAt: null },
): void {
  const account = token.billing_account_id || null
  const common = { location: '', owner: token.user_id, parent: access, due: null }
  records.insert('token', { ...common, account, key: `${token.id}`, document: token, state: null })
  if (token.token === undefined) return
  insertKey(records, {
    key: token.token,
    owner: token.user_id,
    account: token.restricted ? account : null,
    parent: access,
    state: {
      actingUser: token.acting_user_id ?? token.user_id,
      isAdmin: false,
      madeBy: 'token',
      session: null,
      agent: null,
      madeAt: null,
      expiresAt,
    },
  })
}

function listTokens(context: Context): ApiToken[] {
  return context.records
    .list('token', { ...ownedBy(context.caller), location: '' })
    .map(({ document }) => document)
}

function findToken(context: Context, id: number, text: string): StoredRow<'token'> {
  const token = context.records.find('token', { ...ownedBy(context.caller), key: `${id}` })
  if (!token) throw serviceFailure(text)
  failBySentinel(context.operation, token.document.description)
  return token
}

/**
 * The reach of a token: a restricted one needs a billing account of the caller, and a restricted caller cannot make a
 * token that reaches further than itself.
 */
function checkReach(
  context: Context,
  restricted: boolean,
  named: number | undefined,
): { restricted: boolean; account: number | null } {
  const isRestricted = restricted || context.caller.account !== null
  if (!isRestricted && (named === undefined || named === 0)) return { restricted: false, account: null }
  const wanted = named === 0 ? undefined : named
  return { restricted: isRestricted, account: ownAccount(context, wanted) }
}

function ownAccount(context: Context, named: number | undefined): number {
  const id = named ?? context.caller.account
  const account =
    id === null ? undefined : context.records.find('account', { ...ownedBy(context.caller), key: `${id}` })
  if (!account || id === null) return payingAccount(context, named)
  return id
}
