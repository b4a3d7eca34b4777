import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import styles from './Field.module.css'

/** Warning about a valid but risky value. */
export function FieldWarning({ children }: { readonly children: ReactNode }) {
  return (
    <div className={cx(styles.error, styles.warning)}>
      <Icon name="triangle-alert" size={14} />
      <span>{children}</span>
    </div>
  )
}
