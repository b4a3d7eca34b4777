import type { ReactNode } from 'react'
import styles from './LiveRegion.module.css'

/** Words for assistive technology only, where sight gets them from the place. */
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
