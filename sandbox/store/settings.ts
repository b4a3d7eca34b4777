import type { Database } from './database'

/** Single values stored beside the records: the seeded world, the number of ids, the advance of the clock. */
export interface Settings {
  get(name: string): string | undefined
  set(name: string, value: string): void
}

export const settingsSchema = [
  'CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
]

export function createSettings(database: Database): Settings {
  return {
    get: (name) => {
      const row = database.get('SELECT value FROM setting WHERE name = ?', [name])
      return row && String(row['value'])
    },
    set: (name, value) => {
      database.run(
        'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        [name, value],
      )
    },
  }
}
