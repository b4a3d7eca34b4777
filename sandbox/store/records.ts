import type { Database, SqlRow, SqlValue } from './database'
import type { Kind, Kinds } from './kinds'

/** A record as stored: its document, its internal state, and the columns it is found by. */
export interface StoredRow<K extends Kind> {
  readonly rowId: number
  readonly kind: K
  /** Location slug, empty for records without a location. */
  readonly location: string
  /** User id. */
  readonly owner: number
  /** Billing account id. */
  readonly account: number | null
  /** Its identifier in calls: uuid, address, number or key text. */
  readonly key: string
  /** Key of the record it belongs to. */
  readonly parent: string | null
  /** Time of its next automatic change, milliseconds since 1970. */
  readonly due: number | null
  readonly document: Kinds[K]['document']
  readonly state: Kinds[K]['state']
}

type NewRecord<K extends Kind> = Omit<StoredRow<K>, 'rowId' | 'kind'>

/** Conditions for records; an omitted one does not narrow. */
export interface Where {
  readonly location?: string
  readonly owner?: number
  readonly account?: number
  readonly key?: string
  readonly parent?: string
}

/** The records of one database. All calls are synchronous and belong inside a transaction of the database. */
export interface Records {
  insert<K extends Kind>(kind: K, record: NewRecord<K>): StoredRow<K>
  save<K extends Kind>(record: StoredRow<K>): StoredRow<K>
  remove(record: Pick<StoredRow<Kind>, 'rowId' | 'kind' | 'key'>): void
  find<K extends Kind>(kind: K, where: Where): StoredRow<K> | undefined
  /** In the order they were stored. */
  list<K extends Kind>(kind: K, where: Where): StoredRow<K>[]
  /** Keys only, in the order they were stored. */
  keys(kind: Kind, where: Where): string[]
  count(kind: Kind, where: Where): number
  /** The documents as one JSON array, built by the database without parsing them. */
  listJson(kind: Kind, where: Where): Uint8Array<ArrayBuffer>
  /** The record that is due first, of any kind. */
  nextDue(now: number): StoredRow<Kind> | undefined
}

/** Throws for a document that does not fit its schema. */
export type CheckDocument = (kind: Kind, document: unknown) => void

export const recordSchema = [
  `CREATE TABLE IF NOT EXISTS record (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    location TEXT NOT NULL,
    owner INTEGER NOT NULL,
    account INTEGER,
    key TEXT NOT NULL,
    parent TEXT,
    due INTEGER,
    document TEXT NOT NULL,
    state TEXT NOT NULL
  ) STRICT`,
  'CREATE UNIQUE INDEX IF NOT EXISTS record_by_key ON record (kind, key)',
  'CREATE INDEX IF NOT EXISTS record_by_owner ON record (kind, owner, location)',
  'CREATE INDEX IF NOT EXISTS record_by_parent ON record (kind, parent) WHERE parent IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS record_by_due ON record (due) WHERE due IS NOT NULL',
]

const columns = 'id, kind, location, owner, account, key, parent, due, document, state'

export function createRecords(database: Database, check: CheckDocument): Records {
  return {
    insert: (kind, record) => {
      check(kind, record.document)
      const row = database.get(
        `INSERT INTO record (kind, location, owner, account, key, parent, due, document, state)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
        [kind, ...values(record)],
      )
      return { ...record, kind, rowId: Number(row?.['id']) }
    },
    save: (record) => {
      check(record.kind, record.document)
      database.run(
        `UPDATE record SET location = ?, owner = ?, account = ?, key = ?, parent = ?, due = ?, document = ?, state = ?
         WHERE id = ?`,
        [...values(record), record.rowId],
      )
      return record
    },
    remove: (record) => {
      database.run('DELETE FROM record WHERE id = ?', [record.rowId])
    },
    find: (kind, where) => {
      const condition = toCondition(kind, where)
      const row = database.get(
        `SELECT ${columns} FROM record WHERE ${condition.sql} LIMIT 1`,
        condition.values,
      )
      return row && toKept(kind, row)
    },
    list: (kind, where) => {
      const condition = toCondition(kind, where)
      const rows = database.all(
        `SELECT ${columns} FROM record WHERE ${condition.sql} ORDER BY id`,
        condition.values,
      )
      return rows.map((row) => toKept(kind, row))
    },
    keys: (kind, where) => {
      const condition = toCondition(kind, where)
      const rows = database.all(`SELECT key FROM record WHERE ${condition.sql} ORDER BY id`, condition.values)
      return rows.map((row) => String(row['key']))
    },
    count: (kind, where) => {
      const condition = toCondition(kind, where)
      return Number(
        database.get(`SELECT count(*) AS n FROM record WHERE ${condition.sql}`, condition.values)?.['n'],
      )
    },
    listJson: (kind, where) => {
      const condition = toCondition(kind, where)
      const row = database.get(
        `SELECT CAST('[' || coalesce(group_concat(document, ','), '') || ']' AS BLOB) AS json
         FROM (SELECT document FROM record WHERE ${condition.sql} ORDER BY id)`,
        condition.values,
      )
      const json = row?.['json']
      if (!(json instanceof Uint8Array)) throw new TypeError('The database answered no bytes')
      return new Uint8Array(json)
    },
    nextDue: (now) => {
      const row = database.get(`SELECT ${columns} FROM record WHERE due <= ? ORDER BY due, id LIMIT 1`, [now])
      return row && toKept(String(row['kind']) as Kind, row)
    },
  }
}

function values<K extends Kind>(record: NewRecord<K>): SqlValue[] {
  return [
    record.location,
    record.owner,
    record.account,
    record.key,
    record.parent,
    record.due,
    JSON.stringify(record.document),
    JSON.stringify(record.state),
  ]
}

const conditionColumns = ['location', 'owner', 'account', 'key', 'parent'] as const

function toCondition(kind: Kind, where: Where): { sql: string; values: SqlValue[] } {
  const used = conditionColumns.filter((column) => where[column] !== undefined)
  return {
    sql: ['kind = ?', ...used.map((column) => `${column} = ?`)].join(' AND '),
    values: [kind, ...used.map((column) => where[column] ?? null)],
  }
}

/** Stored text becomes typed again: it was checked against its schema when it was stored. */
function toKept<K extends Kind>(kind: K, row: SqlRow): StoredRow<K> {
  return {
    rowId: Number(row['id']),
    kind,
    location: String(row['location']),
    owner: Number(row['owner']),
    account: numberOrNull(row['account']),
    key: String(row['key']),
    parent: row['parent'] === null || row['parent'] === undefined ? null : String(row['parent']),
    due: numberOrNull(row['due']),
    document: JSON.parse(String(row['document'])) as Kinds[K]['document'],
    state: JSON.parse(String(row['state'])) as Kinds[K]['state'],
  }
}

function numberOrNull(value: SqlRow[string] | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}
