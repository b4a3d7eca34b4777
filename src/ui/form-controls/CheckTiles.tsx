import { cx } from '../cx'
import { TileWords, tilesClass, type TileColumns, type TileOption } from './RadioTiles'
import styles from './Tiles.module.css'

interface CheckTilesProps<Value extends string> {
  readonly options: readonly TileOption<Value>[]
  readonly values: readonly Value[]
  readonly onChange: (values: readonly Value[]) => void
  readonly columns?: TileColumns | undefined
  /** The options are being read again: nothing can be chosen, and the focus stays. */
  readonly busy?: boolean | undefined
}

/** Multiple selection of up to twelve options. A disabled one that is checked can be unchecked. Native check boxes; wrap in a `FieldGroup`. */
export function CheckTiles<Value extends string>({
  options,
  values,
  onChange,
  columns,
  busy = false,
}: CheckTilesProps<Value>) {
  const toggle = (value: Value, on: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === value ? on : values.includes(each))),
    )
  return (
    <div className={tilesClass(columns)} aria-busy={busy || undefined}>
      {options.map((option) => (
        <label key={option.value} className={styles.tile}>
          <input
            type="checkbox"
            className={cx(styles.native, styles.check)}
            checked={values.includes(option.value)}
            disabled={option.disabledReason !== undefined && !values.includes(option.value)}
            aria-disabled={busy || undefined}
            onChange={(event) => {
              if (!busy) toggle(option.value, event.currentTarget.checked)
            }}
          />
          <TileWords option={option} />
        </label>
      ))}
    </div>
  )
}
