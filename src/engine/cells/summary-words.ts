import type { CompiledColumn } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { amountInWords } from './amount'
import { absentText, cellInput } from './cell'
import type { CellEnv } from '../data/env'
import { presenceOf } from './presence'
import { cellKind } from './registry'

/**
 * A value of a column as it is said in the line of a phone, where no head explains it: a number with what it counts, "3
 * rules", an amount or a time with what it is, "Last backup today 02:00". Empty where there is nothing, unless the column has
 * words for that.
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
