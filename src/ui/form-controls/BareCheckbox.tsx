import { modifiersOf, useMixed, type CheckedState } from './check-box'
import styles from './Checkbox.module.css'

interface BareCheckboxProps {
  readonly checked: CheckedState
  readonly onChange: (checked: boolean, modifiers: { readonly shift: boolean }) => void
  readonly disabled?: boolean | undefined
  /** Accessible name: "Select web-prod-01". */
  readonly bareLabel: string
  readonly tabIndex?: 0 | -1 | undefined
}

/** A check box in a table cell, with an accessible name. */
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
