import { clockValue, clockWords } from '../../lib/clock-time'
import { parseInstant } from '../../lib/instant'
import { TextArea } from '../../ui/form-controls/TextArea'
import { TextInput } from '../../ui/form-controls/TextInput'
import { plainText } from '../cells/cell'
import type { WidgetKind, WidgetProps } from './widget'

interface Line {
  type?: 'email'
  placeholder?: string
  /** Formats and parses the value. */
  show?: (value: unknown) => string
  read?: (text: string) => string
  /** Unit after the text. */
  unit?: (model: WidgetProps['model']) => string
  /** Trims the text on blur. */
  trims?: boolean
}

/** A single-line text widget. */
const line = ({
  show = plainText,
  read = (text) => text,
  unit,
  trims = false,
  ...input
}: Line): WidgetKind => ({
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => (
    <TextInput
      value={show(value)}
      onChange={(text) => onChange(read(text))}
      onBlur={() => {
        if (trims && typeof value === 'string' && value.trim() !== value) onChange(value.trim())
        onLeave()
      }}
      name={field.at}
      autoComplete="off"
      {...(unit ? { unit: unit(model) } : {})}
      {...input}
    />
  ),
})

/** One line of text. */
export const text = line({ trims: true })

/** An e-mail address. */
export const email = line({ type: 'email', read: (typed) => typed.trim(), placeholder: 'mari@example.com' })

/** A time of day in UTC. Invalid text stays. */
export const clock = line({
  show: (value) => clockWords(plainText(value)) ?? plainText(value),
  read: (typed) => clockValue(typed) ?? typed,
  unit: ({ env }) => env.texts.t('form.utc'),
  placeholder: '03:00',
})

/** A time for the browser's input, in the user's zone: `2026-11-18T16:40`. Empty if invalid. */
function localTime(value: unknown): string {
  const instant = parseInstant(value)
  if (!instant) return ''
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** A day, or with `date-time` a local time, sent in UTC. */
export const date: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => {
    const timed = field.format === 'date-time'
    return (
      <TextInput
        type={timed ? 'datetime-local' : 'date'}
        value={timed ? localTime(value) : plainText(value)}
        onChange={(typed) => onChange(timed && typed !== '' ? new Date(typed).toISOString() : typed)}
        onBlur={onLeave}
        name={field.at}
        autoComplete="off"
      />
    )
  },
}

interface LinesProps extends Pick<WidgetProps, 'field' | 'value' | 'onChange' | 'onLeave'> {
  /** Set only beside another control of the same field. */
  id?: string
  bareLabel?: string
}

/** Multi-line text: keys, scripts. A trailing line break from pasting is removed. */
export function Lines({ field, value, onChange, onLeave, ...own }: LinesProps) {
  return (
    <TextArea
      value={plainText(value)}
      onChange={onChange}
      onBlur={() => {
        if (typeof value === 'string' && value.trimEnd() !== value) onChange(value.trimEnd())
        onLeave()
      }}
      name={field.at}
      rows={3}
      mono
      {...own}
    />
  )
}

/** Multi-line text. */
export const multiline: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => (
    <Lines field={field} value={value} onChange={onChange} onLeave={onLeave} />
  ),
}
