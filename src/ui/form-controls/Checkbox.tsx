import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../cx'
import { useFieldProblem } from './field-context'
import styles from './Checkbox.module.css'

/** `mixed`: some of what it stands for is chosen. */
export type CheckedState = boolean | 'mixed'

interface CheckboxProps {
  readonly checked: CheckedState
  readonly onChange: (checked: boolean, modifiers: { readonly shift: boolean }) => void
  /** Beside the box; `bareLabel` instead where only the box shows, as in a table. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  readonly name?: string | undefined
}

function useMixed(checked: CheckedState) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'mixed'
  }, [checked])
  return box
}

/** A native check box with its label. */
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

const modifiersOf = (event: Event) => ({ shift: event instanceof MouseEvent && event.shiftKey })

interface BareCheckboxProps extends Pick<CheckboxProps, 'checked' | 'onChange' | 'disabled'> {
  /** The accessible name: "Select web-prod-01". */
  readonly bareLabel: string
  readonly tabIndex?: 0 | -1 | undefined
}

/** A check box alone in its cell, with a name for assistive technology. */
export function BareCheckbox({
  checked,
  onChange,
  bareLabel,
  disabled = false,
  tabIndex,
}: BareCheckboxProps) {
  return (
    <label className={styles.target}>
      <input
        ref={useMixed(checked)}
        type="checkbox"
        className={styles.box}
        aria-label={bareLabel}
        checked={checked === true}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={(event) => onChange(event.currentTarget.checked, modifiersOf(event.nativeEvent))}
      />
    </label>
  )
}
