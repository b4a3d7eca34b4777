import type { ReactNode } from 'react'
import { CopyButton, type CopyLabels } from './CopyButton'
import styles from './Copyable.module.css'

interface CopyableProps {
  /** What is copied. */
  readonly value: string
  readonly labels: CopyLabels
  /** The value as it is shown. */
  readonly children: ReactNode
}

/** A value in one line with its copy control; what has no room is cut off, shown by the pointer and copied whole. */
export function Copyable({ value, labels, children }: CopyableProps) {
  return (
    <span className={styles.copyable}>
      <span className={styles.value} title={value}>
        {children}
      </span>
      <CopyButton value={value} labels={labels} />
    </span>
  )
}
