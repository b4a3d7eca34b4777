import { formatNumber } from '../../lib/quantity'
import { isWrittenUnit, unitText } from '../../lib/unit'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { FormModel } from './form-model'

/** Ratio of MB to GB and of GB to TB. */
export const binaryStep = 1024

/** Factor from the typed number to the sent one. */
export function shownFactor(field: CompiledField): number {
  return field.unit === 'GB' ? binaryStep : 1
}

/** Unit of a number field as the locale writes it; empty for counts. */
export function shownUnit(field: CompiledField, locale: string): string {
  return field.unit ?? (isWrittenUnit(field.wireUnit) ? unitText(field.wireUnit, locale) : '')
}

/** Whether the digits of a number are grouped where it is written and typed: 2,048 GB, and port 65535. */
export const isGrouped = ({ wireUnit }: Pick<CompiledField, 'wireUnit'>): boolean => wireUnit !== 'port'

/** A limit as it is written in a message: in the field's unit. */
export function shownLimit(field: CompiledField, limit: number): number | string {
  return isGrouped(field) ? limit / shownFactor(field) : String(limit)
}

/** "1–32" in the field's unit; empty unless both bounds are known and allow a value. */
export function rangeText(field: CompiledField, model: FormModel): string {
  const { min, max } = model.limits(field)
  if (min === undefined || max === undefined || min > max) return ''
  const show = (value: number): string => {
    const shown = shownLimit(field, value)
    return typeof shown === 'number' ? formatNumber(shown, model.env.locale) : shown
  }
  if (min === max) return show(min)
  return model.env.texts.t('form.range', { min: show(min), max: show(max) })
}
