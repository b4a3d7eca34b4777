import { useId, type ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { Text } from '../typography/Text'
import styles from './Tiles.module.css'

/** An option. */
export interface TileOption<Value extends string> {
  readonly value: Value
  readonly title: string
  /** Dimmed text beside the title: a location's short name. */
  readonly note?: string | undefined
  readonly description?: ReactNode
  /** A logo or two letters at the start; the selection is then marked by a tick. */
  readonly mark?: ReactNode
  /** Above the other content, as wide as the tile. */
  readonly picture?: ReactNode
  /** At the end: a fee or price. */
  readonly end?: ReactNode
  /** Why it is disabled, shown in place of the description. */
  readonly disabledReason?: string | undefined
}

/** Columns on wide screens; by default as many as fit. */
export type TileColumns = 1 | 2 | 3 | 4

interface RadioTilesProps<Value extends string> {
  readonly options: readonly TileOption<Value>[]
  /** Undefined if nothing is selected. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly columns?: TileColumns | undefined
  readonly name?: string | undefined
  /** The options are being read again: nothing can be chosen, and the focus stays. */
  readonly busy?: boolean | undefined
}

/** Text of a tile, shared by radio and check tiles. */
export function TileWords<Value extends string>({ option }: { readonly option: TileOption<Value> }) {
  const below = option.disabledReason ?? option.description
  return (
    <>
      {option.mark}
      <span className={styles.words}>
        <span className={styles.title}>
          <Text>{option.title}</Text>
        </span>{' '}
        {option.note !== undefined && <bdi className={styles.note}>{option.note}</bdi>}
        {below !== undefined && <bdi className={styles.description}>{below}</bdi>}
      </span>
      {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
    </>
  )
}

/** Class of the tile grid. */
export const tilesClass = (columns?: TileColumns): string =>
  cx(styles.tiles, columns && styles[`columns${columns}`])

/** Selection of one of up to twelve options. Native radio buttons; wrap in a `FieldGroup`. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { options, value, onChange, columns, busy = false } = props
  const ownName = useId()
  return (
    <div className={tilesClass(columns)} aria-busy={busy || undefined}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(styles.tile, option.picture !== undefined && styles.pictured)}
        >
          {option.picture !== undefined && <span className={styles.picture}>{option.picture}</span>}
          <input
            type="radio"
            className={option.mark === undefined ? cx(styles.native, styles.radio) : styles.unseen}
            name={props.name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabledReason !== undefined}
            aria-disabled={busy || undefined}
            onChange={() => {
              if (!busy) onChange(option.value)
            }}
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
