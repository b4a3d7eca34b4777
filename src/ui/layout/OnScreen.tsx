import type { ReactNode } from 'react'
import styles from './OnScreen.module.css'

interface OnScreenProps {
  readonly children: ReactNode
}

/** Only on screens wider than 700 px. What it holds stays reachable in another way on phones. */
export function OnWide({ children }: OnScreenProps) {
  return <span className={styles.wide}>{children}</span>
}

/** Only on phones, 700 px wide or narrower. */
export function OnPhone({ children }: OnScreenProps) {
  return <span className={styles.phone}>{children}</span>
}
