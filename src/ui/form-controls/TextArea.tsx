import { cx } from '../cx'
import { useFieldAttributes } from './field-context'
import styles from './Input.module.css'
import type { TextControlProps } from './TextInput'

interface TextAreaProps extends TextControlProps {
  /** Initial number of lines; the user can resize it. */
  readonly rows?: number | undefined
  readonly mono?: boolean | undefined
}

/** Multi-line text: an SSH key, a note, CORS rules. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, name, placeholder, autoFocus, disabled = false } = props
  const { rows = 3, mono = false } = props
  const attributes = useFieldAttributes(props)
  return (
    <div
      className={cx(
        styles.input,
        styles.area,
        attributes['aria-invalid'] && styles.invalid,
        disabled && styles.disabled,
      )}
      data-field=""
    >
      <textarea
        {...attributes}
        className={cx(styles.native, mono && styles.mono)}
        name={name}
        rows={rows}
        value={value}
        placeholder={placeholder}
        autoFocus={autoFocus}
        spellCheck={false}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
