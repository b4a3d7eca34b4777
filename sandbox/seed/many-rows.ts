import { isRecord } from '../../src/lib/is-record'
import type { Ids } from '../ids'
import type { StoredRow } from '../store/records'
import type { Kind, Kinds } from '../store/kinds'
import { addDelegation, addInvitation } from './add-delegation'
import { type Builder, day } from './builder'
import { colleague, colleagueAccount } from './people'

type Copied = { [K in Kind]?: (record: StoredRow<K>, number: number, ids: Ids) => NewOf<K> }
type NewOf<K extends Kind> = Partial<Pick<StoredRow<K>, 'account' | 'parent' | 'due' | 'state'>> & {
  readonly key: string
  readonly document: Kinds[K]['document']
}

const named = (name: string, number: number): string => `${name}-${String(number).padStart(5, '0')}`

/** An address outside the networks of the small world, unique for each number. */
const address = (first: number, number: number): string =>
  `${first}.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`

/** Changes in a copy of a record: its key, its name, and removed assignments. */
const copies: Copied = {
  disk: ({ document, state }, number, ids) => {
    const uuid = ids.uuid()
    const free = { ...document, uuid, display_name: named('disk', number), snapshots: [] }
    return { key: uuid, parent: null, state, document: free }
  },
  ip: ({ document }, number, ids) => {
    const { assigned_to_resource_type: _type, assigned_to_private_ip: _ip, ...free } = document
    const key = address(100, number)
    const own = { id: ids.number(), uuid: ids.uuid(), address: key, name: named('ip', number) }
    return { key, parent: null, document: { ...free, ...own, assigned_to: null } }
  },
  firewall: ({ document }, number, ids) => {
    const uuid = ids.uuid()
    return { key: uuid, document: { ...document, uuid, display_name: named('fw', number) } }
  },
  network: ({ document }, number, ids) => {
    const uuid = ids.uuid()
    return { key: uuid, document: { ...document, uuid, name: named('net', number), is_default: false } }
  },
  load_balancer: ({ document, parent }, number, ids) => {
    const uuid = ids.uuid()
    const display_name = named('lb', number)
    return {
      key: uuid,
      parent,
      document: { ...document, uuid, display_name, private_address: address(10, number) },
    }
  },
  service: ({ document, parent, state }, number, ids) => {
    const uuid = ids.uuid()
    return {
      key: uuid,
      parent,
      state: { ...state, events: [] },
      document: { ...document, uuid, display_name: named('svc', number) },
    }
  },
  bucket: ({ document }, number) => {
    const name = named('bucket', number)
    return { key: name, document: { ...document, name } }
  },
  token: ({ document }, number) => {
    const id = 100_000 + number
    return { key: `${id}`, document: { ...document, id, description: named('token', number) } }
  },
  delegation: ({ document }, number) => {
    const id = 100_000 + number
    return { key: `${id}`, document: { ...document, id, name: named('share', number), impersonations: [] } }
  },
  sshKey: ({ document }, number, ids) => {
    const uuid = ids.uuid()
    return { key: uuid, document: { ...document, uuid, name: named('key', number) } }
  },
  metal_lease: ({ document, parent, state }, number, ids) => {
    const uuid = ids.uuid()
    return { key: uuid, parent, state, document: { ...document, uuid, display_name: named('metal', number) } }
  },
  account: ({ document, state }, number) => {
    const id = 200_000 + number
    return {
      key: `${id}`,
      account: id,
      state,
      document: { ...document, id, title: named('account', number), is_default: false },
    }
  },
  invoice: ({ document, state }, number) => {
    const id = 1_000_000 + number
    return { key: `${id}`, state, document: { ...document, id, padded_id: String(id).padStart(8, '0') } }
  },
  history: ({ document }, number) => {
    const id = 1_000_000 + number
    return { key: `${id}`, document: { ...document, id } }
  },
}

/** Kinds that always have a due time; for others a due time means a pending change. */
const isSteady: ReadonlySet<Kind> = new Set(['service', 'account'])

/** Whether lists leave a record out: deleted records are kept for a while. */
function isGone({ document }: { readonly document: unknown }): boolean {
  return isRecord(document) && document.is_deleted === true
}

function copyKind<K extends Kind>(builder: Builder, kind: K, owner: number, count: number): void {
  const copy = copies[kind] as ((record: StoredRow<K>, number: number, ids: Ids) => NewOf<K>) | undefined
  const { records, ids } = builder
  const present = records.list(kind, { owner }).filter((each) => !isGone(each))
  const templates = present.filter((each) => isSteady.has(kind) || each.due === null)
  if (!copy || templates.length === 0) return
  for (let number = present.length + 1; number <= count; number += 1) {
    const template = templates[number % templates.length]
    if (!template) return
    const { rowId: _row, kind: _kind, ...columns } = template
    records.insert(kind, { ...columns, parent: null, due: null, ...copy(template, number, ids) })
  }
}

/** Invites a user to `count` delegations of the colleague. */
function share(builder: Builder, user: number, count: number): void {
  const person = builder.records.find('user', { key: `${user}` })
  if (!person || user === colleague) return
  const { name: email } = person.document
  for (let number = 1; number <= count; number += 1) {
    const id = 300_000 + number
    const createdAt = builder.now - (number % 300) * day
    const name = named('shared', number)
    addDelegation(builder, { id, owner: colleague, account: colleagueAccount, name, createdAt })
    addInvitation(builder, { id, email, user, invitedAt: createdAt })
  }
}

/**
 * Copies the customer's records until there are `count` of each listed kind except machines, for testing long lists,
 * with as many received invitations. Copies keep their location; copied disks and addresses are unassigned.
 */
export function seedManyRows(builder: Builder, owner: number, count: number): void {
  for (const kind of Object.keys(copies) as (keyof typeof copies)[]) copyKind(builder, kind, owner, count)
  share(builder, owner, count)
}
