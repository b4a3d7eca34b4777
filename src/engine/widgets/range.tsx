import { formatRange, parseRange } from '../../lib/number-range'
import { TextInput } from '../../ui/form-controls/TextInput'
import type { WidgetKind } from './widget'

/** The values of both parameters of a range field for what was typed; text that is no range stays as it is. */
export function rangeValues(at: string, to: string | undefined, text: string): Record<string, unknown> {
  const range = parseRange(text)
  const start = range ? range.start : text
  return { [at]: start, ...(to === undefined ? {} : { [to]: range?.end }) }
}

/** A number, or two with a dash between them, in one field. */
export const range: WidgetKind = {
  frame: 'label',
  Control: ({ field, model, onLeave }) => (
    <TextInput
      value={formatRange(model.values[field.id], field.to === undefined ? undefined : model.values[field.to])}
      onChange={(text) => model.setMany(rangeValues(field.id, field.to, text))}
      onBlur={onLeave}
      inputMode="numeric"
      placeholder={model.env.texts.t('cell.allPorts')}
    />
  ),
}
