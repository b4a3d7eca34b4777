import { formatRange } from '../../lib/number-range'
import type { CompiledField } from '../../manifest/compiled-fields'
import { holds } from '../../manifest/condition'
import { readFirst, type Environment } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import type { Texts } from '../../platform/i18n/texts'
import type { EditedRow } from './edited-rows'
import { shownUnit } from './number-units'

type Values = EditedRow['value']

/** What the text of a row depends on in addition to its values. */
export interface RowWords {
  type: string
  environment: Environment
  texts: Pick<Texts, 't' | 'resourceIfAny'> & { locale: string }
}

/** Whether a field of a row is visible, given the row's other values. */
export const isAsked = (field: CompiledField, row: Values, environment: Environment): boolean =>
  holds(field.when, { form: { ...row }, environment })

/** The value of a field as text; empty if there is none. */
export function valueInWords(
  field: CompiledField,
  row: Values,
  { type, texts }: Pick<RowWords, 'type' | 'texts'>,
): string {
  const value = readFirst(row, field.at)
  if (field.widget === 'range') {
    const range = formatRange(value, field.to === undefined ? undefined : row[field.to])
    return range === '' ? texts.t('cell.allPorts') : range
  }
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  const words = texts.resourceIfAny(type, textKeys.option(field.id, String(value))) ?? String(value)
  return field.widget === 'number' ? `${words} ${shownUnit(field, texts.locale)}`.trim() : words
}

/** The values of visible fields in one line. */
export function rowInWords(fields: readonly CompiledField[], row: Values, words: RowWords): string {
  return fields
    .filter((field) => isAsked(field, row, words.environment))
    .map((field) => valueInWords(field, row, words))
    .filter((value) => value !== '')
    .join(' ')
}
