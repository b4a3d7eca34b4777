import type { ReactNode } from 'react'
import { cx } from '../cx'
import { useFieldProblem } from './field-context'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Before the switch. */
  readonly label: ReactNode
  /** After the label, dimmed: "€3.84 per month". */
  readonly hint?: ReactNode
  /** Label and switch at the two ends of the line, for lists of switches. */
  readonly spread?: boolean | undefined
  /** Cannot be changed now; the text nearby says why. */
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
}

/** Something that is on or off and takes effect at once. In a form that is saved later it is a check box. */
export function Switch({ checked, onChange, label, hint, spread = false, disabled, name }: SwitchProps) {
  return (
    <label className={cx(styles.field, spread && styles.spread)}>
      <span className={styles.label}>
        {label}
        {hint !== undefined && <span className={styles.hint}> {hint}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line role-has-required-aria-props -- a checkbox brings its own state
        role="switch"
        {...useFieldProblem()}
        className={styles.switch}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
