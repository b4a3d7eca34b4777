import type { CompiledColumn } from '../../manifest/compiled-columns'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { amountInWords } from './amount'
import { absentText, cellInput } from './cell'
import type { CellEnv } from '../data/env'
import { presenceOf } from './presence'
import { cellKind } from './registry'

/**
 * A value in the summary line of a phone, which has no column headers: "3 rules", "Last backup today 02:00". Empty
 * without a value, unless the column has a text for that.
 */
export function summaryWords(column: CompiledColumn, subject: Subject, env: CellEnv): string {
  const input = cellInput(column, subject, env)
  if (presenceOf(input) === 'nothing') return absentText(column, env) ?? ''
  const kind = cellKind(column.cell)
  const text = kind.text(input)
  if (text === '') return text
  if (column.cell === 'count' || (column.cell === 'mono' && typeof input.values[0]?.[0] === 'number'))
    return amountInWords(env.resource, column, { text, number: kind.number?.(input) }, env.texts)
  if (column.cell !== 'money' && column.cell !== 'date') return text
  const label = env.texts.resource(env.resource.type, textKeys.field(column.id))
  return env.texts.t('cell.labelled', { label, value: text })
}
