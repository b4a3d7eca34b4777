import { useId, type ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Text } from '../typography/Text'
import styles from './Tiles.module.css'

/** One thing to choose. */
export interface TileOption<Value extends string> {
  readonly value: Value
  readonly title: string
  /** Beside the title, dimmed: a location's short name. */
  readonly note?: string | undefined
  readonly description?: ReactNode
  /** A logo or two letters at the start; the choice is then marked by a tick. */
  readonly mark?: ReactNode
  /** At the end of the line: a fee, a price. */
  readonly end?: ReactNode
  /** Why it cannot be chosen now, shown in place of the description. The tile stays visible. */
  readonly disabledReason?: string | undefined
}

/** How many tiles stand beside each other on wide screens; as many as fit without it. */
export type TileColumns = 1 | 2 | 3 | 4

interface RadioTilesProps<Value extends string> {
  readonly options: readonly TileOption<Value>[]
  /** Nothing is chosen while it is undefined. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly columns?: TileColumns | undefined
  readonly name?: string | undefined
}

/** The words of a tile, shared by radio and check tiles. */
export function TileWords<Value extends string>({ option }: { readonly option: TileOption<Value> }) {
  const below = option.disabledReason ?? option.description
  return (
    <>
      {option.mark}
      <span className={styles.words}>
        <span className={styles.title}>
          <Text>{option.title}</Text>
        </span>{' '}
        {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
        {below !== undefined && <span className={styles.description}>{below}</span>}
      </span>
      {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
    </>
  )
}

/** The class of the grid of tiles. */
export const tilesClass = (columns?: TileColumns): string =>
  cx(styles.tiles, columns && styles[`columns${columns}`])

/** A choice of up to about twelve things. Native radio buttons; put a `FieldGroup` around. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { options, value, onChange, columns } = props
  const ownName = useId()
  return (
    <div className={tilesClass(columns)}>
      {options.map((option) => (
        <label key={option.value} className={styles.tile}>
          <input
            type="radio"
            className={option.mark === undefined ? cx(styles.native, styles.radio) : styles.unseen}
            name={props.name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabledReason !== undefined}
            onChange={() => onChange(option.value)}
          />
          <TileWords option={option} />
          {option.mark !== undefined && (
            <span className={styles.tick}>
              <Icon name="check" size={14} />
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
