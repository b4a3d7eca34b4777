import { isRecord } from '../../lib/is-record'
import type { Kept } from './draft'
import type { EditedRow } from './edited-rows'

/** Edits of a nested editor: what the server had when they began, and the rows as they are to be. */
export interface Edits {
  base: readonly Record<string, unknown>[]
  rows: readonly EditedRow[]
}

function isRow(value: unknown): value is EditedRow {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    isRecord(value.value) &&
    typeof value.removed === 'boolean' &&
    (value.original === undefined || isRecord(value.original))
  )
}

/** The edits a draft holds; undefined when it holds none, or something else. */
export function editsIn(draft: Kept): Edits | undefined {
  const { base, rows } = draft.read() ?? {}
  if (!Array.isArray(base) || !Array.isArray(rows)) return undefined
  return base.every(isRecord) && rows.every(isRow) ? { base, rows } : undefined
}

const newKey = /^new-(\d+)$/

/** A key for one more new row, which none of the rows has. */
export function nextKey(rows: readonly EditedRow[]): string {
  const taken = rows.map(({ key }) => Number(newKey.exec(key)?.[1] ?? 0))
  return `new-${Math.max(0, ...taken) + 1}`
}
