import { serviceFailure } from '../failures'
import { failBySentinel } from '../faults/sentinels'
import { platformTime } from '../format-time'
import { ownedBy } from '../identity'
import { assertSelf, assertUnrestricted } from '../machines/caller'
import { sendMail } from '../mail'
import type { AccessDelegation, Impersonation } from '../entities'
import type { StoredRow, Records } from '../store/records'
import type { Context } from '../context'
import { findUser, userNamed } from './find-user'
import type { HandlersOf } from './handler'

const failed = {
  create: 'Failed to create access delegation group',
  delete: 'Failed to delete access delegation',
  invite: 'Failed to creating impersonation key',
  takeBack: 'Failed to delete impersonation key',
}

/** The owner's side of sharing an account (specification sections 6 and 7). */
export const delegationHandlers: HandlersOf<
  | 'listAccessDelegations'
  | 'createAccessDelegation'
  | 'deleteAccessDelegation'
  | 'createImpersonation'
  | 'deleteImpersonation'
> = {
  listAccessDelegations: ({ records, caller }) =>
    records.list('delegation', ownedBy(caller)).map((stored) => withPeople(records, stored)),

  /** Restricted to a billing account of the user, or Global without one. */
  createAccessDelegation: (context, { name, billing_account_id: named }) => {
    assertMayShare(context)
    const { records, ids, caller, now } = context
    const account = named === undefined || named === null || named === 0 ? null : named
    if (account !== null && !records.find('account', { owner: caller.owner, key: `${account}` }))
      throw serviceFailure(failed.create)
    const document: AccessDelegation = {
      id: ids.number(),
      billing_account_id: account,
      name,
      owner_id: caller.owner,
      impersonations: [],
      created_at: platformTime(now),
      updated_at: null,
    }
    const columns = { location: '', owner: caller.owner, account, parent: null, due: null }
    return records.insert('delegation', { ...columns, key: `${document.id}`, document, state: null }).document
  },

  /** All its grantees lose the access. */
  deleteAccessDelegation: (context, { id }) => {
    assertMayShare(context)
    const { records } = context
    const delegation = findDelegation(context, id, failed.delete)
    for (const stored of records.list('impersonation', { parent: delegation.key })) endAccess(records, stored)
    records.remove(delegation)
    return { success: true }
  },

  /** Refuses duplicate invitations and self-invitations. */
  createImpersonation: (context, { delegation_id: id, grantee_username: username }) => {
    assertMayShare(context)
    const { records, ids, caller, now } = context
    const delegation = findDelegation(context, id, failed.invite)
    const isSame = (other: string): boolean => other.toLowerCase() === username.toLowerCase()
    const present = records.list('impersonation', { parent: delegation.key })
    const owner = findUser(records, caller.owner)
    if (isSame(owner.document.name) || present.some(({ document }) => isSame(document.grantee_username)))
      throw serviceFailure(failed.invite)
    const document: Impersonation = {
      uuid: ids.uuid(),
      grantee_id: userNamed(records, username)?.document.id ?? null,
      grantee_username: username,
      is_accepted: false,
      accepted_at: null,
      created_at: platformTime(now),
    }
    records.insert('impersonation', {
      location: '',
      owner: caller.owner,
      account: delegation.account,
      key: document.uuid,
      parent: delegation.key,
      due: null,
      document,
      state: null,
    })
    touch(context, delegation)
    sendMail(context, {
      to: username,
      subject: `${owner.document.name} shares an account with you`,
      text: 'Sign in and accept the invitation in your profile.',
      link: `${context.origin}/app/profile/access`,
    })
    return document
  },

  deleteImpersonation: (context, { delegation_id: id, impersonation_id: uuid }) => {
    assertMayShare(context)
    const { records } = context
    const delegation = findDelegation(context, id, failed.takeBack)
    const stored = records.find('impersonation', { parent: delegation.key, key: uuid })
    if (!stored) throw serviceFailure(failed.takeBack)
    endAccess(records, stored)
    touch(context, delegation)
    return { success: true }
  },
}

function assertMayShare({ caller }: Context): void {
  assertSelf(caller)
  assertUnrestricted(caller)
}

function findDelegation(context: Context, id: number, text: string): StoredRow<'delegation'> {
  const delegation = context.records.find('delegation', { ...ownedBy(context.caller), key: `${id}` })
  if (!delegation) throw serviceFailure(text)
  failBySentinel(context.operation, delegation.document.name)
  return delegation
}

/** Also deletes the keys and API tokens made through the access, so that their requests are refused at once. */
function endAccess(records: Records, impersonation: StoredRow<'impersonation'>): void {
  const madeByIt = { parent: impersonation.key }
  for (const key of records.list('key', madeByIt)) records.remove(key)
  for (const token of records.list('token', madeByIt)) records.remove(token)
  records.remove(impersonation)
}

function touch({ records, now }: Context, delegation: StoredRow<'delegation'>): void {
  records.save({ ...delegation, document: { ...delegation.document, updated_at: platformTime(now) } })
}

function withPeople(records: Records, delegation: StoredRow<'delegation'>): AccessDelegation {
  const people = records.list('impersonation', { parent: delegation.key })
  return { ...delegation.document, impersonations: people.map(({ document }) => document) }
}
