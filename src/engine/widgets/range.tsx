import { formatRange, parseRange } from '../../lib/number-range'
import { TextInput } from '../../ui/form-controls/TextInput'
import type { WidgetKind } from './widget'

/**
 * The values of both parameters of a range field for what was typed; text that is no range stays as it is. The word for
 * everything makes them null: said on purpose, and not left out.
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

/** A range as it stands in its field; `everything` is the word for one that was said to have no ends. */
export function rangeText(start: unknown, end: unknown, everything: string): string {
  return start === null ? everything : formatRange(start, end)
}

/** A number, or two with a dash between them, in one field. */
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
