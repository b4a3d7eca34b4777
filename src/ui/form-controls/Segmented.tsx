import { useId } from 'react'
import { cx } from '../cx'
import styles from './Tiles.module.css'

interface SegmentedProps<Value extends string> {
  /** The accessible name: "Currency". */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly size?: 'md' | 'sm' | undefined
}

/** Selection of one of a few short labels: a time range, a currency. Arrow keys move. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  size,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.segmented, size === 'sm' && styles.small)}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
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
