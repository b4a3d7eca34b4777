import { formatNumber } from '../../lib/quantity'
import type { CompiledField } from '../../manifest/compiled'
import { NumberInput } from '../../ui/form-controls/NumberInput'
import type { UnitFactors } from '../../ui/form-controls/parse-number'
import type { WidgetKind, WidgetProps } from './widget'

/** MB in a GB. */
const factorOfGb = 1024

function unitText({ field, model }: WidgetProps): string {
  const { t } = model.env.texts
  const { min, max } = model.limits(field)
  const factor = field.shown === 'GB' ? factorOfGb : 1
  const show = (value: number): string => formatNumber(value / factor, model.env.locale)
  const unit = field.shown ?? (field.unit === 'GB' || field.unit === 'MB' ? field.unit : '')
  const range =
    min !== undefined && max !== undefined ? t('form.range', { min: show(min), max: show(max) }) : ''
  return [unit, range].filter((part) => part !== '').join(', ')
}

function Control(props: WidgetProps) {
  const { field, value, onChange, onLeave, autoFocus } = props
  const factor = field.shown === 'GB' ? factorOfGb : 1
  return (
    <NumberInput
      value={typeof value === 'number' ? value / factor : typeof value === 'string' ? value : undefined}
      onChange={(next) => onChange(typeof next === 'number' ? next * factor : next)}
      onBlur={onLeave}
      name={field.at}
      unit={unitText(props) || undefined}
      units={unitsOf(field)}
      autoFocus={autoFocus}
    />
  )
}

/** The units that may be typed behind a number, as factors of the unit shown. */
function unitsOf(field: CompiledField): UnitFactors {
  const unit = field.shown ?? field.unit
  if (unit === 'GB') return { gb: 1, tb: factorOfGb, mb: 1 / factorOfGb }
  return unit === 'MB' ? { mb: 1, gb: factorOfGb } : {}
}

/** A number with its unit and limits inside the field. What is no number stays as it was typed. */
export const number: WidgetKind = { frame: 'label', Control }
