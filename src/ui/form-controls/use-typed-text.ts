import { useState } from 'react'

/** A value that is typed as text. */
interface TypedValue<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur?: (() => void) | undefined
  /** Parses a text. A text that cannot be parsed is its own value, so that nothing is lost. */
  readonly read: (text: string) => Value
  /** The value in its usual spelling. */
  readonly write: (value: Value) => string
  readonly same?: ((one: Value, other: Value) => boolean) | undefined
}

/**
 * Text of a control whose value is parsed. The value always follows the text, however the form is sent; the text stays as
 * typed, "80-80" on the way to "80-8080", until the control is left. A value set from outside is shown in its usual
 * spelling.
 */
export function useTypedText<Value>({
  value,
  onChange,
  onBlur,
  read,
  write,
  same = Object.is,
}: TypedValue<Value>) {
  const [text, setText] = useState(() => write(value))
  return {
    value: same(read(text), value) ? text : write(value),
    onChange: (typed: string): void => {
      setText(typed)
      onChange(read(typed))
    },
    onBlur: (): void => {
      setText(write(value))
      onBlur?.()
    },
  }
}
