import { clockValue, clockWords } from '../../lib/clock-time'
import { TextInput } from '../../ui/form-controls/TextInput'
import { plain } from '../cells/cell'
import type { WidgetKind } from './widget'

/** An example for where there is none yet. */
const placeholder = '03:00'

/** A time of day in UTC. What is no time stays as it was typed. */
export const clock: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => (
    <TextInput
      value={clockWords(plain(value)) ?? plain(value)}
      onChange={(text) => onChange(clockValue(text) ?? text)}
      onBlur={onLeave}
      name={field.at}
      autoComplete="off"
      placeholder={placeholder}
      unit={model.env.texts.t('form.utc')}
    />
  ),
}
