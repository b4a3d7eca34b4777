import { formatNumber } from '../../lib/quantity'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { FieldModel } from './form-model'
import { shownLimit } from '../../manifest/shown-number'

/** "1–32" in the field's unit; empty unless both bounds are known and allow a value. */
export function rangeText(field: CompiledField, model: FieldModel): string {
  const { min, max } = model.limits(field)
  if (min === undefined || max === undefined || min > max) return ''
  const show = (value: number): string => {
    const shown = shownLimit(field, value)
    return typeof shown === 'number' ? formatNumber(shown, model.env.locale) : shown
  }
  if (min === max) return show(min)
  return model.env.texts.t('form.range', { min: show(min), max: show(max) })
}
