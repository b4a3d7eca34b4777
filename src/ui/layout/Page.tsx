import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** The padded area of a list, a dashboard or a simple page. Detail pages use `DetailHead` and `Split` instead. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
