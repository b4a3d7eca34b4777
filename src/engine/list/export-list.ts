import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/save-file'
import type { CompiledColumn } from '../../manifest/compiled'
import type { CellName } from '../../manifest/names'
import { textKeys } from '../../manifest/text-keys'
import { absentText, cellInput, type CellEnv } from '../cells/cell'
import { columnPresence } from '../cells/presence'
import { cellKind } from '../cells/registry'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'

/** What is exported: rows and columns in the order they are shown in. */
export interface ListExport {
  columns: readonly CompiledColumn[]
  rows: readonly Row[]
  subjectOf: SubjectOf
  env: CellEnv
}

/** More decimals come from adding up parts, not from the platform. */
const mostDecimals = 6

/** Units of cells whose numbers are written without one. */
const units: Partial<Record<CellName, string>> = { megabytes: 'MB', gigabytes: 'GB', bytes: 'bytes' }

/**
 * A list as CSV: labels first, then what each cell says, amounts in the currency they are charged in, times as ISO 8601
 * in UTC. What a column says of nothing is said here, too, and what is not known is a question mark as on screen; what a
 * cell hides, such as a secret, is left out.
 */
export function listCsv({ columns, rows, subjectOf, env }: ListExport): string {
  const told = columns.filter(({ cell }) => cell !== 'secret')
  const header = told.map(({ id, cell }) => {
    const label = env.texts.resource(env.resource.type, textKeys.field(id))
    const unit = cell === 'money' ? env.money.charged : units[cell]
    return unit === undefined ? label : `${label} (${unit})`
  })
  const lines = rows.map((row) => {
    const subject = subjectOf(row)
    return told.map((column) => {
      const kind = cellKind(column.cell)
      const input = cellInput(column, subject, env)
      const presence = columnPresence(column, input)
      if (presence === 'nothing') return absentText(column, env) ?? ''
      if (presence === 'unknown') return '?'
      const number = column.sort === 'text' ? undefined : kind.number?.(input)
      if (number === undefined) return kind.text(input)
      if (column.sort === 'time') return new Date(number).toISOString()
      return Number(number.toFixed(mostDecimals))
    })
  })
  return csvOf([header, ...lines])
}

/** Hands a list to the browser as a file. */
export function saveList(list: ListExport): void {
  saveFile(`${list.env.resource.type}.csv`, 'text/csv', listCsv(list))
}
