import { Checkbox } from '../../ui/form-controls/Checkbox'
import { Switch } from '../../ui/form-controls/Switch'
import { FieldNote } from './FieldNote'
import type { WidgetKind, WidgetProps } from './widget'

const given = ({ field, value, onChange, label, model }: WidgetProps) => ({
  checked: value === true,
  onChange,
  label,
  hint: <FieldNote field={field} model={model} />,
  name: field.at,
})

/** A switch. */
export const switchWidget: WidgetKind = {
  frame: 'own',
  Control: (props) => <Switch spread {...given(props)} />,
}

/** A check box. */
export const checkbox: WidgetKind = { frame: 'own', Control: (props) => <Checkbox {...given(props)} /> }
