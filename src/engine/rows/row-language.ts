import { memoByText } from '../../lib/memo'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import { textKeys } from '../../manifest/text-keys'
import { cellInput } from '../cells/cell'
import type { CellEnv } from '../data/env'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { queryLanguage, type QueryField, type QueryLanguage } from './query-language'
import { filterLabel, type ListFilter } from './list-filter'
import { isUnknown, rowReaders, valueReader } from './row-readers'
import { typedNumber } from './typed-number'

/** Numbers of cells that are compared as stored. */
function numberOf(
  column: CompiledColumn,
  subjectOf: SubjectOf,
  env: CellEnv,
): Pick<QueryField<Row>, 'number' | 'range'> {
  const { number } = cellKind(column.cell)
  if (!number) return {}
  return {
    number: (row) => number(cellInput(column, subjectOf(row), env)),
    range: (typed) => typedNumber(column, typed, env),
  }
}

/** Whether the values at some paths are unknown; nothing for a record's own fields, which are always known. */
function unknownAt(paths: readonly string[], subjectOf: SubjectOf): Pick<QueryField<Row>, 'unknown'> {
  const derived = paths.filter((path) => path.startsWith('$') && path !== '$location')
  if (derived.length === 0) return {}
  return {
    unknown: (row) => {
      const subject = subjectOf(row)
      return derived.some((path) => isUnknown(subject, path))
    },
  }
}

/** Query fields of a type's list: its filters and its columns except secrets. */
export function rowLanguage(
  env: CellEnv,
  subjectOf: SubjectOf,
  offered: readonly ListFilter[] = [],
): QueryLanguage<Row> {
  const { resource, texts } = env
  const { filters, columns } = resource.list
  const labelOf = (id: string): string => texts.resource(resource.type, textKeys.field(id))
  const chosen = filters.map((filter): QueryField<Row> => {
    const column = columns.find(({ id }) => id === filter.id)
    const value = valueReader(filter, subjectOf)
    const wordsOf = memoByText((value) => `${filterLabel(filter, value, env)}\n${value}`)
    return {
      id: filter.id,
      label: labelOf(filter.id),
      names: filter.path.startsWith('$') ? [] : [filter.path],
      options: offered.find(({ id }) => id === filter.id)?.options,
      text: (row) => wordsOf(value.read(row) ?? ''),
      whole: true,
      ...unknownAt([filter.path], subjectOf),
      ...(column ? numberOf(column, subjectOf, env) : {}),
    }
  })
  const shown = columns
    .filter(({ id, cell }) => cell !== 'secret' && filters.every((filter) => filter.id !== id))
    .map((column): QueryField<Row> => {
      const { text } = cellKind(column.cell)
      return {
        id: column.id,
        label: labelOf(column.id),
        names: column.values.length === 1 ? column.values.filter((path) => !path.startsWith('$')) : [],
        text: (row) => text(cellInput(column, subjectOf(row), env)),
        ...unknownAt(column.values, subjectOf),
        ...numberOf(column, subjectOf, env),
      }
    })
  return queryLanguage([...chosen, ...shown], rowReaders(resource, subjectOf, env))
}
