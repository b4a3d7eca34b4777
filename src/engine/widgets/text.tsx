import { clockValue, clockWords } from '../../lib/clock-time'
import { parseInstant } from '../../lib/instant'
import { tidied } from '../../lib/text-format'
import { TextArea } from '../../ui/form-controls/TextArea'
import { TextInput, type TextControlProps } from '../../ui/form-controls/TextInput'
import { useTypedText } from '../../ui/form-controls/use-typed-text'
import { plainText } from '../../lib/plain-text'
import type { WidgetKind, WidgetProps } from './widget'

interface LineInputProps extends Partial<Omit<TextControlProps, 'value' | 'onChange'>> {
  readonly value: unknown
  readonly onChange: (value: string) => void
  readonly type?: 'email' | undefined
  readonly unit?: string | undefined
  /** Parses a text; by default removes space around it. */
  readonly read?: ((text: string) => string) | undefined
  readonly write?: ((value: string) => string) | undefined
}

const trimmed = (text: string): string => text.trim()
const asIs = (value: string): string => value

/** One line of text, whose value has no space around it. */
export function LineInput({ value, read = trimmed, write = asIs, ...props }: LineInputProps) {
  const { onChange, onBlur, ...rest } = props
  const typed = useTypedText({ value: plainText(value), onChange, onBlur, read, write })
  return <TextInput {...rest} {...typed} />
}

interface Line extends Pick<LineInputProps, 'type' | 'placeholder' | 'read' | 'write'> {
  /** Unit after the text. */
  unit?: (model: WidgetProps['model']) => string
}

/** A single-line text widget. */
const line = ({ unit, ...input }: Line): WidgetKind => ({
  frame: 'label',
  Control: ({ field, value, onChange, onLeave, model }) => (
    <LineInput
      value={value}
      onChange={onChange}
      onBlur={onLeave}
      name={field.at}
      autoComplete="off"
      unit={unit?.(model)}
      {...input}
    />
  ),
})

/** One line of text. */
export const text = line({})

/** An e-mail address. */
export const email = line({ type: 'email', placeholder: 'mari@example.com' })

/** A time of day in UTC. Invalid text stays. */
export const clock = line({
  write: (value) => clockWords(value) ?? value,
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

/** Multi-line text: keys, scripts. Artefacts of copying, such as a trailing line break, are not part of the value. */
export function Lines({ field, value, onChange, onLeave, ...own }: LinesProps) {
  const typed = useTypedText({
    ...{ value: plainText(value), onChange, onBlur: onLeave },
    read: (written) => tidied(field.format, written.trimEnd()),
    write: asIs,
  })
  return <TextArea {...typed} name={field.at} rows={3} mono {...own} />
}

/** Multi-line text. */
export const multiline: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => (
    <Lines field={field} value={value} onChange={onChange} onLeave={onLeave} />
  ),
}
