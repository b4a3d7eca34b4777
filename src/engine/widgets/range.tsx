import { formatRange, parseRange } from '../../lib/number-range'
import { TextInput } from '../../ui/form-controls/TextInput'
import type { WidgetKind } from './widget'

/**
 * Both parameters of a range field from its text; text that is not a range is kept. The word for "all" sets both to
 * null, as opposed to leaving them out.
 */
export function rangeValues(
  at: string,
  to: string | undefined,
  text: string,
  everything: string,
): Record<string, unknown> {
  if (text.trim().toLowerCase() === everything.toLowerCase())
    return { [at]: null, ...(to === undefined ? {} : { [to]: null }) }
  const range = parseRange(text)
  const start = range ? range.start : text
  return { [at]: start, ...(to === undefined ? {} : { [to]: range?.end }) }
}

/** Text of a range; `everything` is the word for an explicit range without bounds. */
export function rangeText(start: unknown, end: unknown, everything: string): string {
  return start === null ? everything : formatRange(start, end)
}

/** A number or a range of two in one field. */
export const range: WidgetKind = {
  frame: 'label',
  Control: ({ field, model, onLeave }) => (
    <TextInput
      value={rangeText(
        model.values[field.id],
        field.to === undefined ? undefined : model.values[field.to],
        model.env.texts.t('cell.allPorts'),
      )}
      onChange={(text) =>
        model.setMany(rangeValues(field.id, field.to, text, model.env.texts.t('cell.allPorts')))
      }
      onBlur={onLeave}
      inputMode="numeric"
      placeholder={model.env.texts.t('cell.allPorts')}
    />
  ),
}
