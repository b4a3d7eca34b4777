import { useState } from 'react'
import { type NumberSigns, numberSigns } from '../../lib/number-signs'
import { parseNumber, typedNumber, type UnitFactors } from './parse-number'
import { TextInput } from './TextInput'

/** A number; the typed text if it cannot be parsed, so that nothing is lost; undefined if empty. */
export type NumberValue = number | string | undefined

interface NumberInputProps {
  readonly value: NumberValue
  readonly onChange: (value: NumberValue) => void
  readonly onBlur?: (() => void) | undefined
  /** The language the number is typed in (BCP 47): it decides which sign is the decimal one. */
  readonly locale: string
  readonly bareLabel?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** Unit and limits inside the field: "GB, 1–128". */
  readonly unit?: string | undefined
  /** Units that may be typed after the number. */
  readonly units?: UnitFactors | undefined
  readonly prefix?: string | undefined
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly autoFocus?: boolean | undefined
}

function write(value: NumberValue, signs: NumberSigns): string {
  return typeof value === 'number' ? typedNumber(value, signs) : (value ?? '')
}

function read(text: string, signs: NumberSigns, units: UnitFactors | undefined): NumberValue {
  const number = parseNumber(text, signs, units)
  return number === 'empty' ? undefined : (number ?? text)
}

/**
 * A number with a unit. A text input with numeric keyboard, because browsers' number inputs discard unparsable text;
 * accepts "10GB", "1,5" and spaces, and normalises on blur.
 */
export function NumberInput({ value, onChange, onBlur, units, locale, ...rest }: NumberInputProps) {
  const signs = numberSigns(locale)
  const [text, setText] = useState(() => write(value, signs))
  // Typing "1." must not become "1", but values set from outside must be shown.
  const shown = read(text, signs, units) === value ? text : write(value, signs)
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(next) => {
        setText(next)
        onChange(read(next, signs, units))
      }}
      onBlur={() => {
        setText(write(value, signs))
        onBlur?.()
      }}
    />
  )
}
