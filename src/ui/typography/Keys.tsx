import { Fragment } from 'react'
import { Kbd } from './Kbd'
import styles from './Keys.module.css'

/** A shortcut. */
export interface KeyRow {
  readonly keys: readonly string[]
  readonly text: string
  /** Between keys that are pressed one after the other: "then". */
  readonly between?: string | undefined
}

/** The keys of a shortcut. */
export function Keys({ keys, between }: Pick<KeyRow, 'keys' | 'between'>) {
  return (
    <span className={styles.keys}>
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && between !== undefined && <span className={styles.between}>{between}</span>}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </span>
  )
}
