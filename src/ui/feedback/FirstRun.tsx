import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface FirstRunProps {
  readonly title: string
  readonly text: ReactNode
  /** Tiles of starter offers. */
  readonly offers: ReactNode
  readonly actions: ReactNode
  /** Narrow column: prerequisites and locations. */
  readonly aside?: ReactNode
}

/** An empty list at the first visit: starter offers with prices. */
export function FirstRun({ title, text, offers, actions, aside }: FirstRunProps) {
  return (
    <div className={styles.first}>
      <section>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{text}</p>
        <div className={styles.offers}>{offers}</div>
        <div className={styles.actions}>{actions}</div>
      </section>
      <aside>{aside}</aside>
    </div>
  )
}
