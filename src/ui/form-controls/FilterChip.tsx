import { Icon } from '../Icon'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  /** What is filtered: "Status"; undefined where the value says it all. */
  readonly name?: string | undefined
  /** By which values: "Running". */
  readonly value: string
  /** The accessible name of the cross: "Remove filter Status". */
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** One condition that narrows a list. */
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
