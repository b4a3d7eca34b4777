import type { ReactNode, Ref } from 'react'
import styles from './Page.module.css'

interface PageHeaderProps {
  readonly title: string
  /** How many there are, already formatted: "11", or "6 of 11" while filtered. */
  readonly count?: string | undefined
  /** The state beside the name. */
  readonly badge?: ReactNode
  readonly description?: ReactNode
  /** Buttons at the end; at most one of them primary. */
  readonly actions?: ReactNode
  /** The heading, for focus after a change of route. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** The head of a page: its only `h1`. */
export function PageHeader({ title, count, badge, description, actions, headingRef }: PageHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 ref={headingRef} tabIndex={-1}>
            <bdi>{title}</bdi>
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </h1>
          {badge}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && (
        <div className={styles.actions} data-keep-clear="">
          {actions}
        </div>
      )}
    </div>
  )
}
