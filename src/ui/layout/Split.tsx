import type { ReactNode, Ref } from 'react'
import { cx } from '../cx'
import styles from './Page.module.css'

interface SplitProps {
  readonly children: ReactNode
  /** Sidebar, 320 px: connection, properties, cost. */
  readonly side: ReactNode
  /** Landmark name of the sidebar. */
  readonly sideLabel: string
  /** On phones the sidebar comes first; only on the first tab. */
  readonly sideFirst?: boolean | undefined
  /** Container in the sidebar whose content replaces `side`. */
  readonly coverRef?: Ref<HTMLDivElement> | undefined
}

/** Below this width in px the sidebar lies below the main column. */
export const stackedWidth = 1000

/** A main column and a sidebar, stacked on narrow screens. */
export function Split({ children, side, sideLabel, sideFirst = false, coverRef }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      <aside className={cx(styles.side, sideFirst && styles.sideFirst)} aria-label={sideLabel}>
        {coverRef !== undefined && <div ref={coverRef} className={styles.cover} />}
        {side}
      </aside>
    </div>
  )
}
