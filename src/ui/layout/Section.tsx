import { useId, type ReactNode } from 'react'
import { cx } from '../cx'
import styles from './Section.module.css'

interface SectionProps {
  readonly title: string
  /** Dimmed text beside the title: "6 rules". */
  readonly note?: string | undefined
  readonly actions?: ReactNode
  /** At most 700 px wide, for forms. */
  readonly narrow?: boolean | undefined
  /** Anchor. */
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, note, actions, narrow = false, id, children }: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} className={cx(styles.section, narrow && styles.narrow)} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {actions !== undefined && <span className={styles.actions}>{actions}</span>}
      </div>
      {children}
    </section>
  )
}
