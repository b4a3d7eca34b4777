import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Page.module.css'

interface SplitProps {
  readonly children: ReactNode
  /** The sidebar, 320 px: facts in the order connect, what it is, cost. */
  readonly side: ReactNode
  /** The name of the sidebar as a landmark. */
  readonly sideLabel: string
  /** On phones the sidebar comes before the content; only on the first tab. */
  readonly sideFirst?: boolean | undefined
}

/** A main column and a sidebar. On phones they follow each other. */
export function Split({ children, side, sideLabel, sideFirst = false }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <aside className={cx(styles.side, sideFirst && styles.sideFirst)} aria-label={sideLabel}>
        {side}
      </aside>
    </div>
  )
}
