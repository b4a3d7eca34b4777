import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled-fields'
import { holds } from '../../manifest/condition'
import { isEmpty, readFirst, type Environment } from '../../manifest/subject'
import type { RowNotice } from '../../manifest/words/fields'
import type { StoredValues } from '../../platform/session/draft'
import { elementKey, isSame, type RecordElement } from './edited-elements'
import { checkRow } from './form-check'
import type { CheckContext, FormErrors } from './check-context'

/** A row of a nested editor: the server's version, the edited version, and whether it is removed. */
export interface EditedRow {
  /** The server's key, or a generated one for a new row. */
  key: string
  /** Undefined for a new row. */
  original: Readonly<Record<string, unknown>> | undefined
  value: Readonly<Record<string, unknown>>
  removed: boolean
}

export type RowChange = 'same' | 'changed' | 'added' | 'removed'

/** The part of a field that locates its values in a row. */
type RowField = Pick<CompiledField, 'at' | 'to'> & Partial<Pick<CompiledField, 'widget'>>

/** Rows of the server's elements. A missing range is an explicit range without bounds. */
export function editedRows(
  items: readonly RecordElement[],
  keyField: string,
  fields: readonly RowField[] = [],
): EditedRow[] {
  const ranges = fields.filter(({ widget }) => widget === 'range')
  return items.map((item, index) => ({
    key: elementKey(item, keyField, index),
    original: item,
    value: { ...Object.fromEntries(ranges.map(({ at }) => [at, null])), ...item },
    removed: false,
  }))
}

/** What changed in a row, judged by its editable fields. */
export function changeOf(row: EditedRow, fields: readonly RowField[]): RowChange {
  if (row.removed) return 'removed'
  const { original } = row
  if (!original) return 'added'
  const names = fields.flatMap(({ at, to }) => (to === undefined ? [at] : [at, to]))
  return names.every((name) => isSame(readFirst(row.value, name), readFirst(original, name)))
    ? 'same'
    : 'changed'
}

/** Number of changed, added and removed rows. */
export function countChanges(
  rows: readonly EditedRow[],
  fields: readonly RowField[],
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
 * Elements to send: remaining rows with every property the call takes. Properties without a field keep the server's
 * value; empty values are omitted.
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

/** Ids of the warnings that apply to a row. */
export function rowWarnings(
  notices: readonly RowNotice[],
  row: Readonly<Record<string, unknown>>,
  environment: Environment,
): string[] {
  return notices.filter(({ when }) => holds(when, { form: { ...row }, environment })).map(({ id }) => id)
}

/** Errors and warnings of rows edited together; removed rows have none. */
export function checkRows(
  rows: readonly EditedRow[],
  fields: readonly CompiledField[],
  notices: readonly RowNotice[],
  check: CheckContext,
) {
  const values = rows.filter(({ removed }) => !removed).map(({ value }) => value)
  const errorsOf = (row: EditedRow): FormErrors =>
    row.removed ? {} : checkRow(fields, row.value, check, values)
  const isWrong = (row: EditedRow): boolean => Object.keys(errorsOf(row)).length > 0
  return {
    errorsOf,
    isWrong,
    /** Ids of the warnings of a row without errors. */
    warningsOf: (row: EditedRow): string[] =>
      row.removed || isWrong(row) ? [] : rowWarnings(notices, row.value, check.subject.environment),
  }
}

/**
 * Rebases edits on the server's current elements. Unedited elements take the server's version. Edited ones keep the
 * edit as a whole, so that versions are never mixed; if the element is gone, the edit becomes a new row. Removed ones
 * stay removed. New rows come last.
 */
export function mergeRows(
  rows: readonly EditedRow[],
  now: readonly RecordElement[],
  key: string,
  fields: readonly RowField[],
): EditedRow[] {
  const mine = new Map(rows.map((row) => [row.key, row]))
  const fresh = editedRows(now, key, fields)
  const present = new Set(fresh.map((row) => row.key))
  const kept = fresh.map((row) => {
    const edited = mine.get(row.key)
    if (edited?.removed) return { ...row, removed: true }
    return edited && changeOf(edited, fields) === 'changed' ? { ...row, value: edited.value } : row
  })
  const added = rows.filter(
    (row) => !present.has(row.key) && ['added', 'changed'].includes(changeOf(row, fields)),
  )
  return [...kept, ...added.map((row) => ({ ...row, original: undefined }))]
}

/** Edits of a nested editor: the server's elements when they began, and the rows. */
export interface Edits {
  base: readonly RecordElement[]
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

/** Edits stored in a draft; undefined if there are none or they are malformed. */
export function editsIn(draft: StoredValues): Edits | undefined {
  const { base, rows } = draft.read() ?? {}
  if (!Array.isArray(base) || !Array.isArray(rows)) return undefined
  return base.every(isRecord) && rows.every(isRow) ? { base, rows } : undefined
}

const newKey = /^new-(\d+)$/

/** A key for a new row, unique among the rows. */
export function nextKey(rows: readonly EditedRow[]): string {
  const taken = rows.map(({ key }) => Number(newKey.exec(key)?.[1] ?? 0))
  return `new-${Math.max(0, ...taken) + 1}`
}
