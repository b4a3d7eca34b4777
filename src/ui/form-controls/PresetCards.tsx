import { useId } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import styles from './Tiles.module.css'

/** A preset: the same properties as the others with different values. */
export interface PresetOption<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly lines: readonly string[]
  /** "€7.40", or "by part". */
  readonly price: string
  /** Why it is disabled; shown in place of the price. */
  readonly disabledReason?: string | undefined
}

interface PresetCardsProps<Value extends string> {
  readonly options: readonly PresetOption<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly name?: string | undefined
}

/** Above this number, narrow screens use two rows. */
const inOneRow = 3

/** Three to six presets in joined cells. Native radio buttons; wrap in a `FieldGroup`. */
export function PresetCards<Value extends string>({
  options,
  value,
  onChange,
  name,
}: PresetCardsProps<Value>) {
  const ownName = useId()
  return (
    <div className={styles.presetsRoom}>
      <div
        className={cx(styles.presets, options.length > inOneRow && styles.several)}
        style={{ gridTemplateColumns: `repeat(${Math.max(1, options.length)}, minmax(0, 1fr))` }}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.preset}>
            <input
              type="radio"
              className={styles.unseen}
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabledReason !== undefined}
              onChange={() => onChange(option.value)}
            />
            <bdi className={styles.presetTitle}>{option.title}</bdi>
            <span className={styles.presetLines}>
              {option.lines.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </span>
            <span className={styles.price}>{option.disabledReason ?? <bdi>{option.price}</bdi>}</span>
            <span className={styles.tick}>
              <Icon name="check" size={14} />
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
