import type { Database } from './database'

/** All rows of some tables, each table as one JSON array of rows. */
export type Rows = Readonly<Record<string, string>>

/** Copies all rows of `tables`. Takes texts and whole numbers, which is what the sandbox stores. */
export function copyRows(database: Database, tables: readonly string[]): Rows {
  return Object.fromEntries(
    tables.map((table) => [
      table,
      JSON.stringify(database.all(`SELECT * FROM ${table} ORDER BY id`).map((row) => Object.values(row))),
    ]),
  )
}

/** Puts copied rows into empty tables of the same columns. */
export function pasteRows(database: Database, rows: Rows): void {
  for (const [table, json] of Object.entries(rows)) {
    const columns = database.all(`SELECT name FROM pragma_table_info('${table}') ORDER BY cid`)
    const values = columns.map((_, index) => `value ->> ${index}`)
    database.run(`INSERT INTO ${table} SELECT ${values.join(', ')} FROM json_each(?)`, [json])
  }
}
