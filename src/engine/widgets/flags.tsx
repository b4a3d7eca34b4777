import { Checkbox } from '../../ui/form-controls/Checkbox'
import { Switch } from '../../ui/form-controls/Switch'
import { FieldNote } from './FieldNote'
import type { WidgetKind } from './widget'

/** On or off, at once visible. */
export const switchWidget: WidgetKind = {
  frame: 'own',
  Control: ({ field, value, onChange, label, model }) => (
    <Switch
      spread
      checked={value === true}
      onChange={onChange}
      label={label}
      hint={<FieldNote field={field} model={model} />}
      name={field.at}
    />
  ),
}

/** A statement that is ticked. */
export const checkbox: WidgetKind = {
  frame: 'own',
  Control: ({ field, value, onChange, label, model }) => (
    <Checkbox
      checked={value === true}
      onChange={onChange}
      label={label}
      hint={<FieldNote field={field} model={model} />}
      name={field.at}
    />
  ),
}
