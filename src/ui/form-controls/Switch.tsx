import type { ReactNode } from 'react'
import { cx } from '../cx'
import { useFieldProblem } from './field-context'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Before the switch. */
  readonly label: ReactNode
  /** Dimmed text after the label: "€3.84 per month". */
  readonly hint?: ReactNode
  /** Label and switch at opposite ends, for lists of switches. */
  readonly spread?: boolean | undefined
  /** Disabled; text nearby gives the reason. */
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
}

/** An on/off setting with immediate effect. In a form with a save button use a check box. */
export function Switch({ checked, onChange, label, hint, spread = false, disabled, name }: SwitchProps) {
  return (
    <label className={cx(styles.field, spread && styles.spread)}>
      <span className={styles.label}>
        {label}
        {hint !== undefined && <span className={styles.hint}> {hint}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line role-has-required-aria-props -- a checkbox has its own state
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
