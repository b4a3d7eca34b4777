import { Icon } from '../Icon'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  /** Name of the filter: "Status"; undefined if the value is self-explanatory. */
  readonly name?: string | undefined
  /** Its values: "Running". */
  readonly value: string
  /** Accessible name of the remove button: "Remove filter Status". */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** One active filter condition. */
export function FilterChip({ name, value, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className={styles.chip}>
      {name !== undefined && <span className={styles.name}>{name}</span>}
      <bdi className={styles.value}>{value}</bdi>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size={14} />
      </button>
    </span>
  )
}
