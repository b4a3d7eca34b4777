import { isRecord } from '../../lib/is-record'
import type { CompiledField } from '../../manifest/compiled'
import { holds } from '../../manifest/condition'
import { isEmpty, readFirst, type Surroundings } from '../../manifest/subject'
import type { RowWarning } from '../../manifest/words/fields'
import type { Kept } from './draft'
import { checkRow, type CheckContext, type FormErrors } from './form-check'

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

/** Where a field of a row has its values. */
type RowField = Pick<CompiledField, 'at' | 'to'> & Partial<Pick<CompiledField, 'widget'>>

/** Rows as the server has them. A range it leaves out has no ends, as if somebody had said so. */
export function editedRows(
  items: readonly Record<string, unknown>[],
  keyField: string,
  fields: readonly RowField[] = [],
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
export function changeOf(row: EditedRow, fields: readonly RowField[]): RowChange {
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

/** The ids of the warnings that hold for a row. */
export function rowWarnings(
  warns: readonly RowWarning[],
  row: Readonly<Record<string, unknown>>,
  surroundings: Surroundings,
): string[] {
  return warns.filter(({ when }) => holds(when, { form: { ...row }, surroundings })).map(({ id }) => id)
}

/** What is wrong and what is risky in rows that are edited together; nothing in one that goes. */
export function checkRows(
  rows: readonly EditedRow[],
  fields: readonly CompiledField[],
  warns: readonly RowWarning[],
  check: CheckContext,
) {
  const values = rows.filter(({ removed }) => !removed).map(({ value }) => value)
  const errorsOf = (row: EditedRow): FormErrors =>
    row.removed ? {} : checkRow(fields, row.value, check, values)
  const isWrong = (row: EditedRow): boolean => Object.keys(errorsOf(row)).length > 0
  return {
    errorsOf,
    isWrong,
    /** Ids of the warnings that hold for a row that is right otherwise. */
    warningsOf: (row: EditedRow): string[] =>
      row.removed || isWrong(row) ? [] : rowWarnings(warns, row.value, check.subject.surroundings),
  }
}

/** What became of an element on the server since edits began: it came, went, or is another. */
export interface RowDifference {
  key: string
  /** Undefined for one that came. */
  before: Readonly<Record<string, unknown>> | undefined
  /** Undefined for one that went. */
  after: Readonly<Record<string, unknown>> | undefined
}

/** The elements that are not what they were, those that went last. `carries` are the properties that count. */
export function rowDifferences(
  base: readonly Record<string, unknown>[],
  now: readonly Record<string, unknown>[],
  key: string,
  carries: readonly string[],
): readonly RowDifference[] {
  const before = new Map(editedRows(base, key).map((row) => [row.key, row.value]))
  const after = new Map(editedRows(now, key).map((row) => [row.key, row.value]))
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((id) => ({ key: id, before: before.get(id), after: after.get(id) }))
    .filter(
      ({ before: one, after: other }) =>
        !one || !other || !carries.every((name) => equal(one[name], other[name])),
    )
}

/**
 * Edits put onto the elements the server has now. An element nobody edited is as the server has it; one that was edited
 * keeps its edit as a whole, so that no element is half of each; one that was edited and has gone is a new one; one that
 * was taken away stays taken away. New ones come last.
 */
export function mergeRows(
  rows: readonly EditedRow[],
  now: readonly Record<string, unknown>[],
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
