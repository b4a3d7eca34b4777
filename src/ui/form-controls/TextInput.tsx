import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { useFieldAttributes } from './field-context'
import styles from './Input.module.css'

/** What every text-like control has in common. */
export interface TextControlProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Leaving the field: the moment to validate a changed value. */
  readonly onBlur?: (() => void) | undefined
  /** The accessible name where no `FieldShell` is around: a cell of an editor. */
  readonly bareLabel?: string | undefined
  /** Only when something outside points to it; a `FieldShell` gives one. */
  readonly id?: string | undefined
  readonly name?: string | undefined
  /** An example, never the label. */
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly autoFocus?: boolean | undefined
  /** Cannot be changed now; the field's hint or a notice says why. */
  readonly disabled?: boolean | undefined
}

interface TextInputProps extends TextControlProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local' | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | undefined
  /** Before the text: "€". */
  readonly prefix?: ReactNode
  /** After the text: the unit, the limits. */
  readonly unit?: ReactNode
  /** Keys, addresses of hardware, commands. */
  readonly mono?: boolean | undefined
  /** A cross that empties it. */
  readonly clearLabel?: string | undefined
  /** Fixed for good: a lock instead of a border. */
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
        // What is typed has a direction of its own: "8000–8100" keeps its order in right-to-left pages.
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
