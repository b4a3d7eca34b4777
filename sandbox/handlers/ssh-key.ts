import { gatewayFailure } from '../failures'
import { assertUnrestricted } from '../machines/caller'
import type { SshKey } from '../entities'
import type { StoredRow } from '../store/records'
import type { Context } from '../context'
import type { HandlersOf } from './handler'

/** Public keys a user keeps for new machines; names are unique for the user (platform facts section 2). */
export const sshKeyHandlers: HandlersOf<'listSshKeys' | 'createSshKey' | 'updateSshKey' | 'deleteSshKey'> = {
  listSshKeys: ({ records, caller }) =>
    records.list('sshKey', { owner: caller.owner }).map(({ document }) => document),

  createSshKey: (context, { name, public_key: text }) => {
    const { records, ids, caller, now } = context
    assertUnrestricted(caller)
    assertNameFree(context, name)
    const document: SshKey = {
      uuid: ids.uuid(),
      name,
      public_key: text,
      user_id: caller.owner,
      created_at: new Date(now).toISOString().replace(/\.\d+Z$/, 'Z'),
    }
    const columns = { location: '', owner: caller.owner, account: null, parent: null, due: null }
    return records.insert('sshKey', { ...columns, key: document.uuid, document, state: null }).document
  },

  updateSshKey: (context, { uuid, name }) => {
    assertUnrestricted(context.caller)
    const stored = findKey(context, uuid)
    if (name !== stored.document.name) assertNameFree(context, name)
    return context.records.save({ ...stored, document: { ...stored.document, name } }).document
  },

  deleteSshKey: (context, { uuid }) => {
    assertUnrestricted(context.caller)
    context.records.remove(findKey(context, uuid))
    return undefined
  },
}

function findKey({ records, caller }: Context, uuid: string): StoredRow<'sshKey'> {
  const stored = records.find('sshKey', { owner: caller.owner, key: uuid })
  if (!stored) throw gatewayFailure(404, 'SSH key not found')
  return stored
}

function assertNameFree({ records, caller }: Context, name: string): void {
  const present = records.list('sshKey', { owner: caller.owner })
  if (present.some(({ document }) => document.name === name))
    throw gatewayFailure(409, 'An SSH key of this name exists already')
}
