import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../Icon'
import styles from './Field.module.css'

interface FieldWarningProps {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** Warning about a valid but risky value. */
export function FieldWarning({ children, id }: FieldWarningProps) {
  return (
    <div id={id} className={cx(styles.error, styles.warning)}>
      <Icon name="triangle-alert" size={14} />
      <span>{children}</span>
    </div>
  )
}
