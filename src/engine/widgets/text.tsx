import { clockValue, clockWords } from '../../lib/clock-time'
import { parseInstant } from '../../lib/instant'
import { TextArea } from '../../ui/form-controls/TextArea'
import { TextInput } from '../../ui/form-controls/TextInput'
import { plain } from '../cells/cell'
import type { WidgetKind, WidgetProps } from './widget'

interface Line {
  type?: 'email'
  placeholder?: string
  /** The value as it is shown, and what is made of what is typed. */
  show?: (value: unknown) => string
  read?: (text: string) => string
  /** Behind the text. */
  unit?: (model: WidgetProps['model']) => string
  /** Spaces around it go when it is left: they are no part of it. */
  trims?: boolean
}

/** A widget of one line of text. */
const line = ({ show = plain, read = (text) => text, unit, trims = false, ...input }: Line): WidgetKind => ({
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

/** One e-mail address. */
export const email = line({ type: 'email', read: (typed) => typed.trim(), placeholder: 'mari@example.com' })

/** A time of day in UTC. What is no time stays as it was typed. */
export const clock = line({
  show: (value) => clockWords(plain(value)) ?? plain(value),
  read: (typed) => clockValue(typed) ?? typed,
  unit: ({ env }) => env.texts.t('form.utc'),
  placeholder: '03:00',
})

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
        onChange={(typed) => onChange(timed && typed !== '' ? new Date(typed).toISOString() : typed)}
        onBlur={onLeave}
        name={field.at}
        autoComplete="off"
      />
    )
  },
}

interface LinesProps extends Pick<WidgetProps, 'field' | 'value' | 'onChange' | 'onLeave'> {
  /** Both only where it stands beside another control of the same field. */
  id?: string
  bareLabel?: string
}

/** Several lines: keys, scripts. What is pasted often ends with an empty line, which is no part of it. */
export function Lines({ field, value, onChange, onLeave, ...own }: LinesProps) {
  return (
    <TextArea
      value={plain(value)}
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

/** A text of several lines. */
export const multiline: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => (
    <Lines field={field} value={value} onChange={onChange} onLeave={onLeave} />
  ),
}
