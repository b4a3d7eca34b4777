import { ChipsInput } from '../../ui/form-controls/ChipsInput'
import type { WidgetKind } from './widget'

/** The number an entry is; one that is none stays as it was typed. */
const numberOr = (entry: string): string | number => (Number.isFinite(Number(entry)) ? Number(entry) : entry)

/** Short words or numbers, one chip each. */
export const words: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => (
    <ChipsInput
      values={Array.isArray(value) ? value.map(String) : []}
      onChange={(entries) => onChange(field.entries === 'number' ? entries.map(numberOr) : entries)}
      onBlur={onLeave}
      errorOf={() => undefined}
      removeLabel={(entry) => model.env.texts.t('form.remove', { what: entry })}
    />
  ),
}
