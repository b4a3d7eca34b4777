import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Field.module.css'

interface FieldErrorProps {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** Error of a field and its remedy. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error}>
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </div>
  )
}
