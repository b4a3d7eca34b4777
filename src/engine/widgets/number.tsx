import { NumberInput } from '../../ui/form-controls/NumberInput'
import { listed } from '../../lib/format-list'
import { rangeText } from '../fields/limits-text'
import { shownUnit, unitsOf } from '../fields/number-units'
import { isGrouped, shownFactor } from '../../manifest/shown-number'
import type { WidgetKind, WidgetProps } from './widget'

function Control({ field, value, onChange, onLeave, model }: WidgetProps) {
  const factor = shownFactor(field)
  // Amounts are typed in the charged currency, whatever the display currency.
  const unit = field.wireUnit === 'money' ? model.env.money.charged : shownUnit(field, model.env.locale)
  const { money } = model.env
  const shown =
    field.wireUnit === 'money' && money.converted && typeof value === 'number' ? money.format(value) : ''
  const beside = listed(
    [unit, shown, rangeText(field, model)].filter((part) => part !== ''),
    model.env.locale,
  )
  return (
    <NumberInput
      locale={model.env.locale}
      value={typeof value === 'number' ? value / factor : typeof value === 'string' ? value : undefined}
      onChange={(next) => onChange(typeof next === 'number' ? next * factor : next)}
      onBlur={onLeave}
      name={field.at}
      unit={beside || undefined}
      units={unitsOf(field, model.env.locale)}
      whole={field.type === 'integer' && factor === 1}
      grouped={isGrouped(field)}
      currency={field.wireUnit === 'money' ? model.env.money.charged : undefined}
    />
  )
}

/** A number with unit and limits. Text that is not a number stays. */
export const number: WidgetKind = { frame: 'label', Control }
