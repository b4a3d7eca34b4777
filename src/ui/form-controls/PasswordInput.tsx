import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { useFieldAttributes } from './field-context'
import styles from './Input.module.css'
import type { TextControlProps } from './TextInput'

interface PasswordInputProps extends Omit<TextControlProps, 'placeholder' | 'autoComplete'> {
  /** Hint for password managers. Pasting is always allowed. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly showLabel: string
  readonly hideLabel: string
  /** Button inside the field that generates a password. */
  readonly generate?: { readonly label: string; readonly onGenerate: () => void } | undefined
}

/**
 * A secret with a show button. Generated ones are visible, so that they can be copied. The value is set as a property,
 * because React would also write it into the DOM as an attribute.
 */
export function PasswordInput(props: PasswordInputProps) {
  const { value, onChange, onBlur, name, autoComplete, autoFocus, disabled = false } = props
  const { showLabel, hideLabel, generate } = props
  const [shown, setShown] = useState(false)
  const attributes = useFieldAttributes(props)
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { current } = input
    if (current && current.value !== value) current.value = value
  })
  return (
    <div
      className={cx(styles.input, attributes['aria-invalid'] && styles.invalid, disabled && styles.disabled)}
      data-field=""
    >
      <input
        ref={input}
        {...attributes}
        className={cx(styles.native, shown && styles.mono)}
        type={shown ? 'text' : 'password'}
        name={name}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoFocus={autoFocus}
        spellCheck={false}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {generate && (
        <button
          type="button"
          className={styles.inner}
          aria-label={generate.label}
          data-tooltip={generate.label}
          onClick={() => {
            generate.onGenerate()
            setShown(true)
          }}
        >
          <Icon name="wand-sparkles" />
        </button>
      )}
      <button
        type="button"
        className={styles.inner}
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown((was) => !was)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  )
}
