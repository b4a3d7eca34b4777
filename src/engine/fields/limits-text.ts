import { formatNumber } from '../../lib/quantity'
import { isWrittenUnit, unitText } from '../../lib/unit'
import type { CompiledField } from '../../manifest/compiled'
import type { FormModel } from './form-model'

/** MB in a GB, GB in a TB. */
export const binaryStep = 1024

/** What a typed number of the field is multiplied with before it is sent. */
export function shownFactor(field: CompiledField): number {
  return field.shown === 'GB' ? binaryStep : 1
}

/** The unit a number field is typed in, as the locale writes it; empty for counts. */
export function shownUnit(field: CompiledField, locale: string): string {
  return field.shown ?? (isWrittenUnit(field.unit) ? unitText(field.unit, locale) : '')
}

/** "1–32" in the unit the field is typed in; empty unless both ends are known and leave some value. */
export function rangeText(field: CompiledField, model: FormModel): string {
  const { min, max } = model.limits(field)
  if (min === undefined || max === undefined || min > max) return ''
  const show = (value: number): string => formatNumber(value / shownFactor(field), model.env.locale)
  if (min === max) return show(min)
  return model.env.texts.t('form.range', { min: show(min), max: show(max) })
}
