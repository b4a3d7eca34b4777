import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Panel.module.css'

interface PanelProps {
  readonly children: ReactNode
  /** Padding for text and forms; rows and tables have their own. */
  readonly padded?: boolean | undefined
  /** `editing` marks a form on the page, `danger` the danger zone. */
  readonly look?: 'plain' | 'editing' | 'danger' | undefined
}

/** The only nested surface. Divide its content with lines, not with further panels. */
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
  /** Remedy, at the end. */
  readonly action?: ReactNode
}

/** A line of a panel: title, consequence, one action. */
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
