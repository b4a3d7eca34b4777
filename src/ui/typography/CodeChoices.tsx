import { useId } from 'react'
import styles from './CodePanel.module.css'

interface CodeChoicesProps<Value extends string> {
  /** The accessible name: "Language". */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Selection in the header of a code block: language or status. Arrow keys move. */
export function CodeChoices<Value extends string>({
  label,
  options,
  value,
  onChange,
}: CodeChoicesProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.unseen}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
