import { parseInstant } from '../../lib/instant'
import { TextInput } from '../../ui/form-controls/TextInput'
import { plain } from '../cells/cell'
import type { WidgetKind } from './widget'

/** A time as the browser's field has it, in the reader's zone: `2026-11-18T16:40`. What is no time stays empty. */
function localTime(value: unknown): string {
  const instant = parseInstant(value)
  if (!instant) return ''
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** A day, or with `date-time` a time of the reader's zone, which is sent in UTC. */
export const date: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => {
    const timed = field.format === 'date-time'
    return (
      <TextInput
        type={timed ? 'datetime-local' : 'date'}
        value={timed ? localTime(value) : plain(value)}
        onChange={(text) => onChange(timed && text !== '' ? new Date(text).toISOString() : text)}
        onBlur={onLeave}
        name={field.at}
        autoComplete="off"
      />
    )
  },
}
