import { isEmpty, readFirst } from '../../manifest/subject'
import type { CompiledField } from '../../manifest/compiled'

/** A row of a nested editor: what the server has, what it is to be, and whether it goes. */
export interface EditedRow {
  /** The server's key, or one of ours for a new row. */
  key: string
  /** Undefined for a new row. */
  original: Readonly<Record<string, unknown>> | undefined
  value: Readonly<Record<string, unknown>>
  removed: boolean
}

export type RowChange = 'same' | 'changed' | 'added' | 'removed'

/** Rows as the server has them. A range it leaves out has no ends, as if somebody had said so. */
export function editedRows(
  items: readonly Record<string, unknown>[],
  keyField: string,
  fields: readonly (Pick<CompiledField, 'at'> & Partial<Pick<CompiledField, 'widget'>>)[] = [],
): EditedRow[] {
  const ranges = fields.filter(({ widget }) => widget === 'range')
  return items.map((item, index) => ({
    key: String(item[keyField] ?? `#${index}`),
    original: item,
    value: { ...Object.fromEntries(ranges.map(({ at }) => [at, null])), ...item },
    removed: false,
  }))
}

function equal(a: unknown, b: unknown): boolean {
  return isEmpty(a) && isEmpty(b) ? true : JSON.stringify(a) === JSON.stringify(b)
}

/** What became of a row, judged by the fields that can be edited. */
export function changeOf(row: EditedRow, fields: readonly Pick<CompiledField, 'at' | 'to'>[]): RowChange {
  if (row.removed) return 'removed'
  const { original } = row
  if (!original) return 'added'
  const names = fields.flatMap(({ at, to }) => (to === undefined ? [at] : [at, to]))
  return names.every((name) => equal(readFirst(row.value, name), readFirst(original, name)))
    ? 'same'
    : 'changed'
}

/** How many rows changed, came and go. */
export function countChanges(
  rows: readonly EditedRow[],
  fields: readonly Pick<CompiledField, 'at' | 'to'>[],
): { changed: number; added: number; removed: number; total: number } {
  const counts = { changed: 0, added: 0, removed: 0, total: 0 }
  for (const row of rows) {
    const change = changeOf(row, fields)
    if (change === 'same') continue
    counts[change] += 1
    counts.total += 1
  }
  return counts
}

/**
 * The elements to send: rows that stay, with every property the call takes, those no field edits carried along as the
 * server gave them; empty values left out.
 */
export function rowsToSend(
  rows: readonly EditedRow[],
  carries: readonly string[],
  key: string,
): Record<string, unknown>[] {
  return rows
    .filter((row) => !row.removed)
    .map((row) => {
      const whole: Record<string, unknown> = { ...row.original, ...row.value }
      const sent: Record<string, unknown> = {}
      for (const name of carries) {
        if (name === key && !row.original) continue
        if (!isEmpty(whole[name])) sent[name] = whole[name]
      }
      return sent
    })
}

/** True when two answers hold the same rows, whatever their order. */
export function sameRows(
  a: readonly Record<string, unknown>[],
  b: readonly Record<string, unknown>[],
  key: string,
  carries: readonly string[],
): boolean {
  if (a.length !== b.length) return false
  const byKey = new Map(b.map((row) => [row[key], row]))
  return a.every((row) => {
    const other = byKey.get(row[key])
    return other !== undefined && carries.every((name) => equal(row[name], other[name]))
  })
}
