import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import sqlite from 'node-sqlite3-wasm'
import { assertSound, marking } from './check-file'
import { claimDatabaseFile } from './database-lock'
import { DatabaseFileError, DatabaseWriteError, isWriteFailure } from './file-errors'

/** SQL access for the rest of the sandbox; only this module knows which SQLite is used. */
export interface Database {
  /** First row, or undefined. */
  get(sql: string, values?: readonly SqlValue[]): SqlRow | undefined
  all(sql: string, values?: readonly SqlValue[]): SqlRow[]
  run(sql: string, values?: readonly SqlValue[]): void
  /**
   * Runs `work` in one transaction; an exception rolls everything back and passes on.
   * @throws DatabaseWriteError when the disk is full; earlier data can still be read
   */
  transaction<T>(work: () => T): T
  close(): void
}

export type SqlValue = string | number | Uint8Array | null
export type SqlRow = Record<string, string | number | bigint | Uint8Array | null>

/**
 * Opens `file` (its folder is made), or a private database in memory for ':memory:'. Another process must not have it
 * open. With `reset` a damaged database of the sandbox is replaced.
 *
 * @throws DatabaseInUseError, or DatabaseFileError for a file of another program or with damaged pages
 */
export function openDatabase(file: string, { reset = false } = {}): Database {
  if (file === ':memory:') return wrap(new sqlite.Database(file), () => undefined)
  mkdirSync(dirname(file), { recursive: true })
  const release = claimDatabaseFile(file)
  try {
    return wrap(openFile(file, reset), release)
  } catch (error) {
    release()
    throw error
  }
}

function openFile(file: string, reset: boolean): sqlite.Database {
  const connection = new sqlite.Database(file)
  try {
    // A write-ahead log can only be read by its one owner: there is no shared memory.
    connection.get('PRAGMA locking_mode=EXCLUSIVE')
    const soundness = assertSound((sql) => connection.all(sql), file)
    if (soundness === 'new') connection.exec(marking)
    return connection
  } catch (error) {
    connection.close()
    if (!(reset && error instanceof DatabaseFileError && error.isOurs)) throw error
    for (const name of [file, `${file}-wal`, `${file}-journal`]) rmSync(name, { force: true })
    return openFile(file, false)
  }
}

/**
 * One process owns the file, so it keeps the lock (the build's lock is a directory, slow to take for each request) and
 * may use a write-ahead log without shared memory. A killed process loses nothing: what it committed is in the log,
 * which the next start replays. With `synchronous=OFF` only a power cut can lose data, which is acceptable for sample
 * data.
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
  /** A failed statement would throw its error again at its next use, so it is dropped. */
  const attempt = <T>(sql: string, work: (statement: sqlite.Statement) => T): T => {
    const statement = prepare(sql)
    try {
      return work(statement)
    } catch (error) {
      statements.delete(sql)
      abandon(statement)
      throw isWriteFailure(error) ? new DatabaseWriteError(error) : error
    }
  }
  const database: Database = {
    // A statement left at its first row would keep the transaction open, so all rows are fetched.
    get: (sql, values = []) => database.all(sql, values)[0],
    all: (sql, values = []) => attempt(sql, (statement) => statement.all([...values])).map(toRow),
    run: (sql, values = []) => {
      attempt(sql, (statement) => statement.run([...values]))
    },
    transaction: (work) => {
      database.run('BEGIN')
      try {
        const result = work()
        database.run('COMMIT')
        return result
      } catch (error) {
        // If the disk is full, SQLite has already rolled back.
        if (connection.inTransaction) database.run('ROLLBACK')
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

/** Finalizes a failed statement, which throws its error once more. */
function abandon(statement: sqlite.Statement): void {
  try {
    statement.finalize()
  } catch (error) {
    if (!statement.isFinalized) throw error
  }
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
