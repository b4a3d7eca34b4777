import type { ReactNode } from 'react'
import { cx } from '../cx'
import { modifiersOf, useMixed, type CheckedState } from './check-box'
import { useFieldProblem } from './field-context'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  readonly checked: CheckedState
  readonly onChange: (checked: boolean, modifiers: { readonly shift: boolean }) => void
  /** Label beside the box; in a table use `bareLabel`. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
}

/** A native check box with a label. */
export function Checkbox({ checked, onChange, label, hint, disabled = false, name }: CheckboxProps) {
  return (
    <label className={cx(styles.field, disabled && styles.disabled)}>
      <input
        ref={useMixed(checked)}
        type="checkbox"
        {...useFieldProblem()}
        className={styles.box}
        name={name}
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked, modifiersOf(event.nativeEvent))}
      />
      <span>
        {label}
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
