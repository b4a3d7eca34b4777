import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { claimDatabaseFile } from './database-lock'

/** What the rest of the sandbox needs from SQL; the only module that knows which SQLite is used. */
export interface Database {
  /** First row, or undefined. */
  get(sql: string, values?: readonly SqlValue[]): SqlRow | undefined
  all(sql: string, values?: readonly SqlValue[]): SqlRow[]
  run(sql: string, values?: readonly SqlValue[]): void
  /** Runs `work` in one transaction; an exception rolls everything back and passes on. */
  transaction<T>(work: () => T): T
  close(): void
}

export type SqlValue = string | number | Uint8Array | null
export type SqlRow = Record<string, string | number | bigint | Uint8Array | null>

/** Opens `file` (its folder is made), or a private database in memory for ':memory:'. Another process must not have it open. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const release = file === ':memory:' ? () => undefined : claimDatabaseFile(file)
  try {
    return wrap(new sqlite.Database(file), release)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * One process owns the file, so it keeps the lock (the build's lock is a directory, slow to take for each request) and
 * may use a write-ahead log without shared memory. A killed process loses nothing: what it committed is in the log,
 * which the next start replays. `synchronous=OFF` gives up only what a power cut would cost, which is no loss for
 * sample data.
 */
const settings = [
  'locking_mode=EXCLUSIVE',
  'journal_mode=WAL',
  'synchronous=OFF',
  'cache_size=-32768',
  'temp_store=MEMORY',
]

function wrap(connection: sqlite.Database, release: () => void): Database {
  for (const setting of settings) connection.get(`PRAGMA ${setting}`)
  const statements = new Map<string, sqlite.Statement>()
  const prepare = (sql: string): sqlite.Statement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  const database: Database = {
    // A statement left at its first row would keep the transaction open, so all rows are fetched.
    get: (sql, values = []) => database.all(sql, values)[0],
    all: (sql, values = []) =>
      prepare(sql)
        .all([...values])
        .map(toRow),
    run: (sql, values = []) => {
      prepare(sql).run([...values])
    },
    transaction: (work) => {
      database.run('BEGIN')
      try {
        const result = work()
        database.run('COMMIT')
        return result
      } catch (error) {
        database.run('ROLLBACK')
        throw error
      }
    },
    close: () => {
      for (const statement of statements.values()) statement.finalize()
      connection.close()
      release()
    },
  }
  return database
}

function toRow(row: sqlite.QueryResult): SqlRow {
  const flat: SqlRow = {}
  for (const [name, value] of Object.entries(row)) {
    if (value !== null && typeof value === 'object' && !(value instanceof Uint8Array)) {
      throw new TypeError('Rows are read without expansion')
    }
    flat[name] = value
  }
  return flat
}
