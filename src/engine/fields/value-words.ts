import type { CompiledField } from '../../manifest/compiled-fields'
import type { CellName } from '../../manifest/names'
import { cellInput } from '../cells/cell'
import { cellKind } from '../cells/registry'
import { choiceOf } from './field-options'
import type { FormModel } from './form-model'

/** A value of a form as a kind of cell writes it: 8192 as `megabytes` is "8 GB". */
export function cellWords(
  cell: CellName,
  id: string,
  value: unknown,
  { subject, env }: Pick<FormModel, 'subject' | 'env'>,
): string {
  const column = { id, values: ['value'], refers: null, cell }
  return cellKind(cell).text(cellInput(column, { ...subject, record: { value } }, env))
}

const cellOfUnit = { MB: 'megabytes', GB: 'gigabytes' } as const

/** A value of a form as text: the label of an option, a size with its unit, or the value. */
export function valueWords(
  field: CompiledField,
  value: unknown,
  model: Pick<FormModel, 'subject' | 'env' | 'choices'>,
): string {
  const chosen = choiceOf(model.choices(field), value)
  if (chosen) return chosen.label
  const cell = field.wireUnit === 'MB' || field.wireUnit === 'GB' ? cellOfUnit[field.wireUnit] : 'text'
  return cellWords(cell, field.id, value, model)
}
