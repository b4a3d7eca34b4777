import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Field.module.css'

interface FieldErrorProps {
  readonly children: ReactNode
  readonly id?: string | undefined
}

/** What is wrong with an entry and how to put it right. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error}>
      <Icon name="circle-alert" size={14} />
      <span>{children}</span>
    </div>
  )
}
