import type { ReactNode } from 'react'
import { CopyButton, type CopyLabels } from './CopyButton'
import styles from './Copyable.module.css'

interface CopyableProps {
  /** Text to copy. */
  readonly value: string
  readonly labels: CopyLabels
  /** Displayed value. */
  readonly children: ReactNode
}

/** A value in one line with a copy button; truncated with a tooltip, copied in full. */
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
