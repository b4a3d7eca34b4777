import { useState } from 'react'
import { parseNumber, type UnitFactors } from './parse-number'
import { TextInput } from './TextInput'

/** A number; the typed text where it cannot be read as one, so that nothing is lost; nothing for an empty field. */
export type NumberValue = number | string | undefined

interface NumberInputProps {
  readonly value: NumberValue
  readonly onChange: (value: NumberValue) => void
  readonly onBlur?: (() => void) | undefined
  readonly bareLabel?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** The unit and the limits, inside the field: "GB, 1–128". */
  readonly unit?: string | undefined
  /** Units that may be typed or pasted behind the number. */
  readonly units?: UnitFactors | undefined
  readonly prefix?: string | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
}

const asText = (value: NumberValue) => (value === undefined ? '' : String(value))

function read(text: string, units: UnitFactors | undefined): NumberValue {
  const number = parseNumber(text, units)
  return number === 'empty' ? undefined : (number ?? text)
}

/**
 * A number with its unit. A text field with a numeric keyboard, because a number field of the browser drops what it
 * cannot read; "10GB", "1,5" and spaces are understood. On leaving, what was understood is shown.
 */
export function NumberInput({ value, onChange, onBlur, units, ...rest }: NumberInputProps) {
  const [text, setText] = useState(() => asText(value))
  // Typing "1." must not become "1"; a value set from outside must be shown.
  const shown = read(text, units) === value ? text : asText(value)
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(next) => {
        setText(next)
        onChange(read(next, units))
      }}
      onBlur={() => {
        setText(asText(value))
        onBlur?.()
      }}
    />
  )
}
