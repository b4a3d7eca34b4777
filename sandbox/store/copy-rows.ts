import type { Database } from './database'

/** All rows of some tables, each table as one array of rows in SQLite's binary JSON, which is fast to restore. */
export type Rows = Readonly<Record<string, Uint8Array>>

/** Copies all rows of `tables`. Supports texts and whole numbers, the only values the sandbox stores. */
export function copyRows(database: Database, tables: readonly string[]): Rows {
  return Object.fromEntries(
    tables.map((table) => {
      const rows = database.all(`SELECT * FROM ${table} ORDER BY id`).map((row) => Object.values(row))
      const copy = database.get('SELECT jsonb(?) AS copy', [JSON.stringify(rows)])?.['copy']
      if (!(copy instanceof Uint8Array)) throw new TypeError(`The rows of ${table} cannot be copied`)
      return [table, copy]
    }),
  )
}

/** Puts copied rows into empty tables of the same columns. */
export function pasteRows(database: Database, rows: Rows): void {
  for (const [table, copy] of Object.entries(rows)) {
    const columns = database.all(`SELECT name FROM pragma_table_info('${table}') ORDER BY cid`)
    const values = columns.map((_, index) => `value ->> ${index}`)
    database.run(`INSERT INTO ${table} SELECT ${values.join(', ')} FROM json_each(?)`, [copy])
  }
}
