import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { useFieldAttributes } from './field-context'
import styles from './Input.module.css'

/** Common props of text-like controls. */
export interface TextControlProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called on blur, when a changed value should be validated. */
  readonly onBlur?: (() => void) | undefined
  /** Accessible name without a `FieldShell`: a cell of an editor. */
  readonly bareLabel?: string | undefined
  /** Only if something else refers to it; by default from the `FieldShell`. */
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** An example, not the label. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly autoFocus?: boolean | undefined
  /** Disabled; the hint or a notice gives the reason. */
  readonly disabled?: boolean | undefined
}

interface TextInputProps extends TextControlProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local' | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined
  /** Before the text: "€". */
  readonly prefix?: ReactNode
  /** After the text: unit, limits. */
  readonly unit?: ReactNode
  /** Monospace, for keys, MAC addresses, commands. */
  readonly mono?: boolean | undefined
  /** Label of the clear button. */
  readonly clearLabel?: string | undefined
  /** Permanently read-only: a lock instead of a border. */
  readonly locked?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, onBlur, type = 'text', inputMode, prefix, unit, mono = false, clearLabel } = props
  const { name, placeholder, autoComplete, autoFocus, disabled = false, locked = false, ref } = props
  const attributes = useFieldAttributes(props)
  return (
    <div
      className={cx(
        styles.input,
        attributes['aria-invalid'] && styles.invalid,
        (disabled || locked) && styles.disabled,
      )}
      data-field=""
    >
      {prefix !== undefined && <span className={styles.side}>{prefix}</span>}
      <input
        {...attributes}
        ref={ref}
        // Its own direction, so that "8000–8100" keeps its order in right-to-left pages.
        dir="auto"
        className={cx(styles.native, mono && styles.mono)}
        type={type}
        inputMode={inputMode}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        spellCheck={false}
        disabled={disabled}
        readOnly={locked}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {clearLabel !== undefined && value !== '' && !disabled && (
        <button type="button" className={styles.inner} aria-label={clearLabel} onClick={() => onChange('')}>
          <Icon name="x" size={14} />
        </button>
      )}
      {unit !== undefined && <span className={styles.side}>{unit}</span>}
      {locked && <Icon name="lock" size={14} />}
    </div>
  )
}
