import { cx } from '../cx'
import styles from './Code.module.css'
import { CopyButton, type CopyLabels } from './CopyButton'

interface CommandProps {
  /** A shell command, or a secret shown once. */
  readonly children: string
  readonly labels: CopyLabels
}

/** A dark line with a copy button. */
export function Command({ children, labels }: CommandProps) {
  return (
    <div className={cx(styles.code, styles.line)} dir="ltr">
      <div className={styles.head}>
        <code className={styles.command} tabIndex={0}>
          {children}
        </code>
        <CopyButton look="code" value={children} labels={labels} />
      </div>
    </div>
  )
}
