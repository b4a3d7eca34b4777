import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import type { WidgetKind } from './widget'

/** Short words, one chip each. */
export const words: WidgetKind = {
  frame: 'label',
  Control: ({ value, onChange, onLeave, model }) => (
    <ChipsInput
      values={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
      onBlur={onLeave}
      errorOf={() => undefined}
      removeLabel={(entry) => model.env.texts.t('form.remove', { what: entry })}
    />
  ),
}
