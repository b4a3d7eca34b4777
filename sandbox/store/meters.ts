import type { UptimeType, UsageConfiguration } from '../entities'
import type { Database, SqlRow } from './database'

/** Text of a charged record in usage lists and invoices. */
export interface MeterText {
  readonly name: string
  readonly details: string
  /** Identity that is shown. */
  readonly uuid: string
  readonly owner: string | null
  readonly location: string
  readonly uptimeTypes: readonly UptimeType[]
  readonly configuration: UsageConfiguration
}

/** A charged price of a record: exact money per millisecond, and the start time. */
export interface NewMeter {
  readonly account: number
  readonly kind: string
  /** Key of the record. */
  readonly key: string
  readonly rate: bigint
  readonly text: MeterText
}

/** A meter as stored. Times are milliseconds. */
export interface Meter extends NewMeter {
  readonly id: number
  /** When it started; null when it does not run. */
  readonly since: number | null
  /** How long it ran before `since` in the running month. */
  readonly spent: number
}

/**
 * The meters of the running month. A record whose price or size changes gets another meter; one that returns to an
 * earlier price and size continues its earlier meter.
 */
export interface Meters {
  /** The running meter of a record, or undefined. */
  running(kind: string, key: string): Meter | undefined
  /** Starts a meter, or continues an equal one. */
  start(meter: NewMeter, at: number): void
  /** Starts a meter of a record that had none. */
  add(meter: NewMeter, at: number): void
  stop(meter: Meter, at: number): void
  /** Every meter of an account, in the order they were started. */
  ofAccount(account: number): Meter[]
  /** Whether the account has a running meter. */
  isCharged(account: number): boolean
  /** Begins a new month: stopped meters are removed, running ones count from `at`. */
  restart(account: number, at: number): void
}

export const meterSchema = [
  `CREATE TABLE IF NOT EXISTS meter (
    id INTEGER PRIMARY KEY,
    account INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    since INTEGER,
    spent INTEGER NOT NULL,
    rate TEXT NOT NULL,
    text TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS meter_by_record ON meter (kind, key)',
  'CREATE INDEX IF NOT EXISTS meter_by_account ON meter (account)',
]

const columns = 'id, account, kind, key, since, spent, rate, text'

export function createMeters(database: Database): Meters {
  const meters: Meters = {
    running: (kind, key) => {
      const row = database.get(
        `SELECT ${columns} FROM meter WHERE kind = ? AND key = ? AND since IS NOT NULL`,
        [kind, key],
      )
      return row && toMeter(row)
    },
    start: (meter, at) => {
      const same = database.get(
        'SELECT id FROM meter WHERE kind = ? AND key = ? AND account = ? AND rate = ? AND text = ?',
        toValues(meter),
      )
      if (same) database.run('UPDATE meter SET since = ? WHERE id = ?', [at, Number(same['id'])])
      else meters.add(meter, at)
    },
    add: (meter, at) => {
      database.run(
        'INSERT INTO meter (kind, key, account, rate, text, since, spent) VALUES (?, ?, ?, ?, ?, ?, 0)',
        [...toValues(meter), at],
      )
    },
    stop: ({ id, since, spent }, at) => {
      const total = spent + (since === null ? 0 : at - since)
      if (total === 0) database.run('DELETE FROM meter WHERE id = ?', [id])
      else database.run('UPDATE meter SET since = NULL, spent = ? WHERE id = ?', [total, id])
    },
    ofAccount: (account) =>
      database.all(`SELECT ${columns} FROM meter WHERE account = ? ORDER BY id`, [account]).map(toMeter),
    isCharged: (account) =>
      database.get('SELECT 1 AS found FROM meter WHERE account = ? AND since IS NOT NULL LIMIT 1', [
        account,
      ]) !== undefined,
    restart: (account, at) => {
      database.run('DELETE FROM meter WHERE account = ? AND since IS NULL', [account])
      database.run('UPDATE meter SET since = ?, spent = 0 WHERE account = ?', [at, account])
    },
  }
  return meters
}

function toValues({ kind, key, account, rate, text }: NewMeter): (string | number)[] {
  return [kind, key, account, `${rate}`, JSON.stringify(text)]
}

/** The text was written by `toValues`, so its type is known. */
function toMeter(row: SqlRow): Meter {
  const { since } = row
  return {
    id: Number(row['id']),
    account: Number(row['account']),
    kind: String(row['kind']),
    key: String(row['key']),
    since: since === null || since === undefined ? null : Number(since),
    spent: Number(row['spent']),
    rate: BigInt(String(row['rate'])),
    text: JSON.parse(String(row['text'])) as MeterText,
  }
}

/** How long a meter ran in the running month by `at`, milliseconds. */
export function timeOn(meter: Meter, at: number): number {
  return meter.spent + (meter.since === null ? 0 : at - meter.since)
}
