import type { ReactNode } from 'react'
import styles from './Page.module.css'

/** Padded area of a list, dashboard or simple page. Record pages use `DetailHead` and `Split`. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
