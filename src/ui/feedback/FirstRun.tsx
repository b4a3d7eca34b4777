import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface FirstRunProps {
  readonly title: string
  readonly text: ReactNode
  /** Tiles of what can be had at once. */
  readonly offers: ReactNode
  readonly actions: ReactNode
  /** Beside it, in the narrow column: what must be in place first, where it can run. */
  readonly aside?: ReactNode
}

/** The first visit to an empty list: working offers with prices, not an illustration. */
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
