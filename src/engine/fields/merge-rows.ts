import type { CompiledField } from '../../manifest/compiled'
import { changeOf, editedRows, sameRows, type EditedRow } from './edited-rows'

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
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((id) => {
    const one = before.get(id)
    const other = after.get(id)
    return one && other && sameRows([one], [other], key, carries)
      ? []
      : [{ key: id, before: one, after: other }]
  })
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
  fields: readonly (Pick<CompiledField, 'at' | 'to'> & Partial<Pick<CompiledField, 'widget'>>)[],
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
