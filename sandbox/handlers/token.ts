import { serviceFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { platformTime } from '../format-time'
import { ownedBy } from '../identity'
import type { ApiToken } from '../entities'
import type { Kept, Records } from '../store/records'
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
    insertToken(records, token)
    return listTokens(context)
  },

  updateToken: (context, { token_id: id, description, restricted, billing_account_id: named }) => {
    const { records, now } = context
    const kept = findToken(context, id, 'Failed to update kong token')
    const present = kept.document.billing_account_id || undefined
    const reach = checkReach(context, restricted ?? kept.document.restricted, named ?? present)
    const document: ApiToken = {
      ...kept.document,
      description: description ?? kept.document.description,
      restricted: reach.restricted,
      billing_account_id: reach.account ?? 0,
      updated_at: platformTime(now),
    }
    records.save({ ...kept, account: reach.account, document })
    const key = records.find('key', { key: document.token ?? '' })
    if (key) records.save({ ...key, account: document.restricted ? reach.account : null })
    return listTokens(context)
  },

  /** The token stops working as a key at once. */
  deleteToken: (context, { token_id: id }) => {
    const { records } = context
    const kept = findToken(context, id, 'Failed to delete kong token')
    const key = records.find('key', { key: kept.document.token ?? '' })
    if (key) records.remove(key)
    records.remove(kept)
    return { success: true }
  },
}

/** Stores a token and makes it work as a key. */
export function insertToken(records: Records, token: ApiToken): void {
  const account = token.billing_account_id || null
  const common = { location: '', owner: token.user_id, parent: null, due: null }
  records.insert('token', { ...common, account, key: `${token.id}`, document: token, state: null })
  if (token.token === undefined) return
  records.insert('key', {
    ...common,
    account: token.restricted ? account : null,
    key: token.token,
    document: null,
    state: { actingUser: token.acting_user_id ?? token.user_id, isAdmin: false },
  })
}

function listTokens(context: Context): ApiToken[] {
  return context.records
    .list('token', { ...ownedBy(context.caller), location: '' })
    .map(({ document }) => document)
}

function findToken(context: Context, id: number, text: string): Kept<'token'> {
  const token = context.records.find('token', { ...ownedBy(context.caller), key: `${id}` })
  if (!token) throw serviceFailure(text)
  failBySentinel(context.operation, token.document.description)
  return token
}

/**
 * What a token may reach: a restricted one needs a billing account of the caller, and a restricted caller cannot make
 * a token that reaches further than itself.
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
