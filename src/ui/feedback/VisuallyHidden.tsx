import type { ReactNode } from 'react'
import styles from './LiveRegion.module.css'

/** Text for assistive technology only. */
export function VisuallyHidden({
  children,
  id,
}: {
  readonly children: ReactNode
  readonly id?: string | undefined
}) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  )
}
