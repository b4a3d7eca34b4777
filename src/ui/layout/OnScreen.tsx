import type { ReactNode } from 'react'
import styles from './OnScreen.module.css'

interface OnScreenProps {
  readonly children: ReactNode
}

/** Content for screens wider than 700 px. It must be reachable in another place on phones. */
export function OnWide({ children }: OnScreenProps) {
  return <span className={styles.wide}>{children}</span>
}

/** Content for phones, up to 700 px wide. */
export function OnPhone({ children }: OnScreenProps) {
  return <span className={styles.phone}>{children}</span>
}
