import type { CompiledField } from '../../manifest/compiled'
import { NumberInput } from '../../ui/form-controls/NumberInput'
import type { UnitFactors } from '../../ui/form-controls/parse-number'
import { binaryStep, rangeText, shownFactor, shownUnit } from '../fields/limits-text'
import type { WidgetKind, WidgetProps } from './widget'

/** The units that may be typed behind a number, as factors of the unit shown. */
function unitsOf(field: CompiledField): UnitFactors {
  const unit = field.shown ?? field.unit
  if (unit === 'GB') return { gb: 1, tb: binaryStep, mb: 1 / binaryStep }
  return unit === 'MB' ? { mb: 1, gb: binaryStep } : {}
}

function Control({ field, value, onChange, onLeave, model }: WidgetProps) {
  const factor = shownFactor(field)
  // An amount is typed in what is charged, whatever currency amounts are shown in.
  const unit = field.unit === 'money' ? model.env.money.charged : shownUnit(field, model.env.locale)
  const beside = [unit, rangeText(field, model)].filter((part) => part !== '').join(', ')
  return (
    <NumberInput
      value={typeof value === 'number' ? value / factor : typeof value === 'string' ? value : undefined}
      onChange={(next) => onChange(typeof next === 'number' ? next * factor : next)}
      onBlur={onLeave}
      name={field.at}
      unit={beside || undefined}
      units={unitsOf(field)}
    />
  )
}

/** A number with its unit and limits inside the field. What is no number stays as it was typed. */
export const number: WidgetKind = { frame: 'label', Control }
