import { foldedWords, foldText } from '../../lib/fold-text'
import type { CompiledColumn, CompiledFilter, CompiledResource } from '../../manifest/compiled'
import { readPath, readPaths, type Subject } from '../../manifest/subject'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { isSpoken, type ListQuery } from './list-query'
import { sortKey } from './sort-key'

/** True for a path that is a field of the record itself, readable without a subject. */
function isOwnField(path: string): boolean {
  return !path.startsWith('$') && !path.includes('.') && !path.includes('[')
}

/** The part of a row's searchable text that is in its record, without case and accents. */
export function recordText(row: Row, paths: readonly string[]): string {
  let text = row.key
  for (const path of paths) {
    if (!isOwnField(path)) continue
    const value = row.record[path]
    if (typeof value === 'string' || typeof value === 'number') text += `\n${value}`
  }
  return foldText(text)
}

/** The part that comes from elsewhere: joined lists, nested values, what is derived; without case and accents. */
export function joinedText(row: Row, paths: readonly string[], subjectOf: SubjectOf): string {
  const others = paths.filter((path) => !isOwnField(path))
  if (others.length === 0) return ''
  const subject = subjectOf(row)
  let text = ''
  for (const path of others) for (const value of readPaths(subject, path)) text += `\n${String(value)}`
  return foldText(text)
}

/** The searchable text of every row, without case and accents, aligned with the rows. */
export function searchTexts(
  rows: readonly Row[],
  paths: readonly string[],
  subjectOf: SubjectOf,
): readonly string[] {
  return rows.map((row) => recordText(row, paths) + joinedText(row, paths, subjectOf))
}

/** The value a choice filter compares, as text. */
export function filterValue(filter: Pick<CompiledFilter, 'path'>, row: Row, subject: () => Subject): string {
  if (filter.path === '$location') return row.location ?? ''
  const value = isOwnField(filter.path) ? row.record[filter.path] : readPath(subject(), filter.path)
  return value === undefined || value === null ? '' : String(value)
}

/** Cells whose text is the value itself when it is a text, and whose number is the value when it is a number. */
const literal: ReadonlySet<CompiledColumn['cell']> = new Set([
  'title',
  'text',
  'address',
  'mono',
  'count',
  'megabytes',
  'gigabytes',
  'bytes',
  'money',
])

/** True when what a column is ordered by is in the records alone, so that its keys outlast the arrival of joined lists. */
export function isOrderedByRecord(
  column: CompiledColumn,
  { title }: Pick<CompiledResource, 'title'>,
): boolean {
  if (column.cell === 'title' && title.flat().some((path) => path.startsWith('$'))) return false
  const numeric = column.sort === 'number' || column.sort === 'time'
  return column.values.every((path) => !path.startsWith('$')) && (numeric || literal.has(column.cell))
}

/** Keys to order rows by one column: numbers for what counts, folded text for the rest; aligned with the rows. */
export function sortKeys(
  rows: readonly Row[],
  column: CompiledColumn,
  subjectOf: SubjectOf,
  env: CellEnv,
): readonly (number | string)[] {
  const kind = cellKind(column.cell)
  const [path = '', ...more] = column.values
  const numeric = column.sort === 'number' || column.sort === 'time'
  const direct = more.length === 0 && isOwnField(path) && literal.has(column.cell)
  return rows.map((row) => {
    if (direct) {
      const value = row.record[path]
      if (numeric && typeof value === 'number') return value
      if (!numeric && typeof value === 'string' && value !== '') return sortKey(value)
    }
    const input = cellInput(column, subjectOf(row), env)
    if (numeric) return kind.number?.(input) ?? Number.NEGATIVE_INFINITY
    return sortKey(kind.text(input))
  })
}

/** What is looked for when a query says more than words: words, and whether a row fits the rest. */
export interface Spoken {
  words: readonly string[]
  fits: (row: Row) => boolean
}

/** Indexes of the rows that fit the query. What is `spoken` stands for its text; until it is known, its words alone do. */
export function filterRows(
  rows: readonly Row[],
  query: Pick<ListQuery, 'text' | 'filters'>,
  filters: readonly CompiledFilter[],
  subjectOf: SubjectOf,
  texts: () => readonly string[],
  spoken?: Spoken,
): number[] {
  const words = spoken?.words ?? foldedWords(query.text).filter((word) => !isSpoken(word))
  const active = filters.flatMap((filter) => {
    const wanted = query.filters[filter.id]
    return wanted && wanted.length > 0 ? [{ filter, wanted: new Set(wanted) }] : []
  })
  const searchable = words.length > 0 ? texts() : []
  const kept: number[] = []
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index]
    if (!row) continue
    if (words.length > 0) {
      const text = searchable[index] ?? ''
      if (!words.every((word) => text.includes(word))) continue
    }
    if (active.length > 0) {
      const subject = (): Subject => subjectOf(row)
      if (!active.every(({ filter, wanted }) => wanted.has(filterValue(filter, row, subject)))) continue
    }
    if (spoken && !spoken.fits(row)) continue
    kept.push(index)
  }
  return kept
}

/** Orders indexes by their keys; equal keys keep the order the API gave. */
export function orderIndexes(
  indexes: readonly number[],
  keys: readonly (number | string)[],
  descending: boolean,
): number[] {
  const after = descending ? -1 : 1
  return [...indexes].sort((a, b) => {
    const left = keys[a] ?? ''
    const right = keys[b] ?? ''
    if (left < right) return -after
    return left > right ? after : a - b
  })
}

/** The column a list is ordered by: the customer's choice if it exists, the manifest's otherwise. */
export function sortColumn(
  resource: CompiledResource,
  query: Pick<ListQuery, 'sort'>,
): { column: CompiledColumn; descending: boolean } | undefined {
  const byId = (id: string): CompiledColumn | undefined =>
    resource.list.columns.find((column) => column.id === id && column.sort !== null)
  const chosen = query.sort && byId(query.sort.by)
  if (chosen && query.sort) return { column: chosen, descending: query.sort.descending }
  const { sort } = resource.list
  const usual = sort && byId(sort.by)
  return usual && sort ? { column: usual, descending: sort.direction === 'descending' } : undefined
}
