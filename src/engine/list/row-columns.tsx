import { holds } from '../../manifest/condition'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import { textKeys } from '../../manifest/text-keys'
import { cellInput, type CellInput } from '../cells/cell'
import { CellValue, NoValue } from '../cells/CellValue'
import { cellKind } from '../cells/registry'
import { summaryWords } from '../cells/summary-words'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import type { ListColumn } from './columns'

/** Columns of a type's list. */
export function rowColumns(
  columns: readonly CompiledColumn[],
  subjectOf: SubjectOf,
  env: CellEnv,
): readonly ListColumn<Row>[] {
  return columns.map((column) => {
    const inputOf = (row: Row): CellInput => cellInput(column, subjectOf(row), env)
    const means = (row: Row): boolean => holds(column.when, subjectOf(row))
    return {
      ...column,
      label: env.texts.resource(env.resource.type, textKeys.field(column.id)),
      sort: column.sort === null ? null : 'ascending',
      part: column,
      draw: (row) =>
        means(row) ? <CellValue brief input={inputOf(row)} /> : <NoValue column={column} env={env} />,
      drawEnd: (row) => <CellValue input={inputOf(row)} />,
      summary: (row) => {
        if (!means(row)) return ''
        const subject = subjectOf(row)
        return column.cell === 'location' ? (subject.location ?? '') : summaryWords(column, subject, env)
      },
      copied: (row) => {
        const input = inputOf(row)
        const isThere = column.copy && cellKind(column.cell).text(input) !== ''
        return isThere ? String(input.values[0]?.[0] ?? '') : undefined
      },
    }
  })
}
