import { formatNumber } from '../../lib/quantity'
import type { CompiledField } from '../../manifest/compiled'
import type { FormModel } from '../forms/use-form'

/** MB in a GB, GB in a TB. */
export const binaryStep = 1024

/** What a typed number of the field is multiplied with before it is sent. */
export function shownFactor(field: CompiledField): number {
  return field.shown === 'GB' ? binaryStep : 1
}

/** The unit a number field is typed in; empty for counts. */
export function shownUnit(field: CompiledField): string {
  return field.shown ?? (field.unit === 'GB' || field.unit === 'MB' ? field.unit : '')
}

/** "1–32" in the unit the field is typed in; empty unless both ends are known. */
export function rangeText(field: CompiledField, model: FormModel): string {
  const { min, max } = model.limits(field)
  if (min === undefined || max === undefined) return ''
  const show = (value: number): string => formatNumber(value / shownFactor(field), model.env.locale)
  return model.env.texts.t('form.range', { min: show(min), max: show(max) })
}
