import { TextArea } from '../../ui/form-controls/TextArea'
import { TextInput } from '../../ui/form-controls/TextInput'
import { plain } from '../cells/cell'
import type { WidgetKind, WidgetProps } from './widget'

/** One line of text. Spaces around it are not part of it. */
export const text: WidgetKind = {
  frame: 'label',
  Control: ({ field, value, onChange, onLeave }) => (
    <TextInput
      value={plain(value)}
      onChange={onChange}
      onBlur={() => {
        const trimmed = plain(value).trim()
        if (trimmed !== value && typeof value === 'string') onChange(trimmed)
        onLeave()
      }}
      name={field.at}
      autoComplete="off"
    />
  ),
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
        const trimmed = plain(value).trimEnd()
        if (trimmed !== value && typeof value === 'string') onChange(trimmed)
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
