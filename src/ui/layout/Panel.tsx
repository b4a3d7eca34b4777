import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Panel.module.css'

interface PanelProps {
  readonly children: ReactNode
  /** Inner distance for text and forms; rows and tables bring their own. */
  readonly padded?: boolean | undefined
  /** `editing` marks a form opened in place, `danger` the danger zone. */
  readonly look?: 'plain' | 'editing' | 'danger' | undefined
}

/** The one nested surface. Inside it divide with lines, not with more panels. */
export function Panel({ children, padded = false, look = 'plain' }: PanelProps) {
  return (
    <div
      className={cx(
        styles.panel,
        padded && styles.padded,
        look === 'editing' && styles.editing,
        look === 'danger' && styles.danger,
      )}
    >
      {children}
    </div>
  )
}

interface PanelRowProps {
  readonly title: ReactNode
  readonly children?: ReactNode
  /** What can be done about it, at the end. */
  readonly action?: ReactNode
}

/** A line of a panel: what it is, what it means, one action. */
export function PanelRow({ title, children, action }: PanelRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        {children !== undefined && <p>{children}</p>}
      </div>
      {action}
    </div>
  )
}
