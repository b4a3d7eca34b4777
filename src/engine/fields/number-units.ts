import { currencySymbol } from '../../lib/money'
import { isWrittenUnit, unitText } from '../../lib/unit'
import type { CompiledField } from '../../manifest/compiled-fields'
import type { OwnUnits } from '../../platform/i18n/number-problem-text'
import type { UnitFactors } from '../../ui/form-controls/parse-number'
import { binaryStep, isGrouped } from '../../manifest/shown-number'

/** Unit of a number field as the locale writes it; empty for counts. */
export function shownUnit(field: CompiledField, locale: string): string {
  return field.unit ?? (isWrittenUnit(field.wireUnit) ? unitText(field.wireUnit, locale) : '')
}

/** Units that may be typed after a number, as factors of the field's unit. */
export function unitsOf(field: CompiledField, locale: string): UnitFactors {
  const unit = field.unit ?? field.wireUnit
  if (unit === 'GB') return { gb: 1, gib: 1, tb: binaryStep, tib: binaryStep, mb: 1 / binaryStep }
  if (unit === 'MB') return { mb: 1, mib: 1, gb: binaryStep, gib: binaryStep }
  return { [shownUnit(field, locale).toLowerCase()]: 1 }
}

/**
 * Units and marks that may be typed beside a number of a field.
 * @param currency code of the currency that amounts are charged in; undefined if it is not known
 */
export function ownUnits(field: CompiledField, locale: string, currency: string | undefined): OwnUnits {
  if (field.wireUnit === 'money' && currency !== undefined)
    return { own: [currency, currencySymbol({ locale, currency })], unit: currency }
  return {
    own: Object.keys(unitsOf(field, locale)),
    unit: shownUnit(field, locale),
    grouped: isGrouped(field),
  }
}
