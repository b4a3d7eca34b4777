import { formatRange, parseRange } from '../../lib/number-range'
import { TextInput } from '../../ui/form-controls/TextInput'
import { useTypedText } from '../../ui/form-controls/use-typed-text'
import type { WidgetKind } from './widget'

/** Both ends of a range; equal for one number, null for an explicit range without bounds, undefined for a missing one. */
type Ends = readonly [start: unknown, end: unknown]

/**
 * Both ends of a range from its text; text that is not a range is its own start. The word for "all" sets both to null, as
 * opposed to leaving them out.
 */
export function readEnds(text: string, everything: string): Ends {
  if (text.trim().toLowerCase() === everything.toLowerCase()) return [null, null]
  const range = parseRange(text)
  return range ? [range.start, range.end] : [text, undefined]
}

/** Text of a range; `everything` is the word for an explicit range without bounds. */
export function writeEnds([start, end]: Ends, everything: string): string {
  return start === null ? everything : formatRange(start, end)
}

interface RangeInputProps {
  readonly ends: Ends
  readonly onChange: (ends: Ends) => void
  readonly onBlur?: (() => void) | undefined
  /** The word for an explicit range without bounds. */
  readonly everything: string
  readonly placeholder: string
}

/** A number, or a range of two, in one field. */
export function RangeInput({ ends, onChange, onBlur, everything, ...rest }: RangeInputProps) {
  const typed = useTypedText<Ends>({
    ...{ value: ends, onChange, onBlur },
    read: (text) => readEnds(text, everything),
    write: (value) => writeEnds(value, everything),
    same: ([start, end], [otherStart, otherEnd]) => start === otherStart && end === otherEnd,
  })
  return <TextInput {...rest} {...typed} inputMode="numeric" />
}

/** A number or a range of two in one field. */
export const range: WidgetKind = {
  frame: 'label',
  Control: ({ field: { id, to, required }, model, onLeave }) => {
    const { t } = model.env.texts
    const everything = t('cell.allPorts')
    return (
      <RangeInput
        ends={[model.values[id], to === undefined ? undefined : model.values[to]]}
        onChange={([start, end]) =>
          model.setMany({ [id]: start, ...(to === undefined ? {} : { [to]: end }) })
        }
        onBlur={onLeave}
        everything={everything}
        placeholder={required === undefined ? everything : t('cell.portsOrAll')}
      />
    )
  },
}
