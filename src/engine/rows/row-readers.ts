import { foldText } from '../../lib/fold-text'
import type { CompiledColumn, CompiledFilter } from '../../manifest/compiled-columns'
import type { CompiledResource } from '../../manifest/compiled'
import { isPending, readPath, readPaths, type Subject } from '../../manifest/subject'
import { cellInput } from '../cells/cell'
import { cellKind } from '../cells/registry'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { noAmount, unknownAmount, type ListReaders, type Reader } from './list-index'
import type { ListQuery } from './list-query'
import { sortKey } from './sort-key'

/** True for a path to a field of the record itself, readable without a subject. */
function isOwnField(path: string): boolean {
  return !path.startsWith('$') && !path.includes('.') && !path.includes('[')
}

/** Reader of a row's search text: its key and the values of the paths, folded. */
export function textReader(paths: readonly string[], subjectOf: SubjectOf): Reader<Row, string> {
  const own = paths.filter(isOwnField)
  const others = paths.filter((path) => !isOwnField(path))
  return {
    from: others.length === 0 ? [] : [subjectOf],
    read: (row) => {
      let text = row.key
      for (const path of own) {
        const value = row.record[path]
        if (typeof value === 'string' || typeof value === 'number') text += `\n${value}`
      }
      if (others.length === 0) return foldText(text)
      const subject = subjectOf(row)
      for (const path of others) for (const value of readPaths(subject, path)) text += `\n${String(value)}`
      return foldText(text)
    },
  }
}

/**
 * Whether the value at a path is unknown: its joined list is being read, or could not be. A state may depend on such a
 * list, and is unknown until then.
 */
export function isUnknown(subject: Subject, path: string): boolean {
  return isPending(subject, path) || (path === '$state' && readPath(subject, path) === undefined)
}

/** Reader of a filter's value, as text; undefined while it is not known. */
export function valueReader(
  { path }: Pick<CompiledFilter, 'path'>,
  subjectOf: SubjectOf,
): Reader<Row, string | undefined> {
  const own = isOwnField(path)
  return {
    from: own ? [] : [subjectOf],
    read: (row) => {
      if (path === '$location') return row.location ?? ''
      const subject = own ? undefined : subjectOf(row)
      if (subject && isUnknown(subject, path)) return undefined
      const value = subject ? readPath(subject, path) : row.record[path]
      return value === undefined || value === null ? '' : String(value)
    },
  }
}

/** Cells whose text and number are the value itself. */
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

const isNumeric = ({ sort }: Pick<CompiledColumn, 'sort'>): boolean => sort === 'number' || sort === 'time'

/** True if a column's sort key depends only on the record, so it survives changes of joined lists. */
function isOrderedByRecord(column: CompiledColumn, { title }: Pick<CompiledResource, 'title'>): boolean {
  if (column.cell === 'title' && title.flat().some((path) => path.startsWith('$'))) return false
  return (
    column.values.every((path) => !path.startsWith('$')) && (isNumeric(column) || literal.has(column.cell))
  )
}

/** Reader of a column's sort key: numbers, or comparable text. */
export function keyReader(
  column: CompiledColumn,
  subjectOf: SubjectOf,
  env: CellEnv,
): Reader<Row, string | number> {
  const kind = cellKind(column.cell)
  const [path = '', ...more] = column.values
  const numeric = isNumeric(column)
  const direct = more.length === 0 && isOwnField(path) && literal.has(column.cell)
  return {
    from: isOrderedByRecord(column, env.resource) ? [] : [subjectOf, env],
    read: (row) => {
      if (direct) {
        const value = row.record[path]
        if (numeric && typeof value === 'number') return value
        if (!numeric && typeof value === 'string' && value !== '') return sortKey(value)
      }
      const input = cellInput(column, subjectOf(row), env)
      if (numeric) return kind.number?.(input) ?? Number.NEGATIVE_INFINITY
      return sortKey(kind.text(input))
    },
  }
}

function amountReader(column: CompiledColumn, subjectOf: SubjectOf, env: CellEnv): Reader<Row, number> {
  const { number } = cellKind(column.cell)
  return {
    from: [subjectOf, env],
    read: (row) => {
      const subject = subjectOf(row)
      if (isPending(subject, column.values[0] ?? '')) return unknownAmount
      return number?.(cellInput(column, subject, env)) ?? noAmount
    },
  }
}

/** A reader of search text with the name of the row's location, which stays the same for the whole session. */
function withPlace({ from, read }: Reader<Row, string>, { locationName }: CellEnv): Reader<Row, string> {
  return {
    from,
    read: (row) =>
      row.location === undefined ? read(row) : `${read(row)}\n${foldText(locationName(row.location))}`,
  }
}

/** Readers of a type's list. */
export function rowReaders({ list }: CompiledResource, subjectOf: SubjectOf, env: CellEnv): ListReaders<Row> {
  const sorted = list.columns.filter(({ sort }) => sort !== null)
  const summed = list.columns.filter(({ id }) => list.totals.includes(id))
  return {
    text: withPlace(textReader(list.search, subjectOf), env),
    keys: Object.fromEntries(sorted.map((column) => [column.id, keyReader(column, subjectOf, env)])),
    values: Object.fromEntries(list.filters.map((filter) => [filter.id, valueReader(filter, subjectOf)])),
    amounts: Object.fromEntries(summed.map((column) => [column.id, amountReader(column, subjectOf, env)])),
  }
}

/** Default order of a type's list. */
export function usualSort({ list: { sort } }: CompiledResource): ListQuery['sort'] {
  return sort ?? undefined
}
