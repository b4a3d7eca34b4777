import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './DocsLayout.module.css'

interface DocsLayoutProps {
  /** Accessible name of the navigation: "Endpoints". */
  readonly navLabel: string
  readonly nav: ReactNode
  /** Accessible name of the side column: "Examples". */
  readonly sideLabel: string
  /** Code beside the text; sticky. */
  readonly side?: ReactNode
  /** Navigation last, as on a phone. */
  readonly navLast: boolean
  readonly children: ReactNode
}

/**
 * Layout of reference pages: contents 240 px, text, code at most 460 px. Narrow screens put code below, phones
 * everything.
 */
export function DocsLayout({ navLabel, nav, sideLabel, side, navLast, children }: DocsLayoutProps) {
  const contents = (
    <nav className={styles.nav} aria-label={navLabel}>
      {nav}
    </nav>
  )
  return (
    <div className={cx(styles.docs, side === undefined && styles.plain)}>
      {!navLast && contents}
      <article className={styles.body}>{children}</article>
      {side !== undefined && (
        <aside className={styles.side} aria-label={sideLabel}>
          {side}
        </aside>
      )}
      {navLast && contents}
    </div>
  )
}
