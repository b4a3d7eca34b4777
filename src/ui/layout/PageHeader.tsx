import type { ReactNode, Ref } from 'react'
import styles from './Page.module.css'

interface PageHeaderProps {
  readonly title: string
  /** Formatted count: "11", or "6 of 11" with a filter. */
  readonly count?: string | undefined
  /** Before the name: the picture of a person. */
  readonly mark?: ReactNode
  /** State beside the name. */
  readonly badge?: ReactNode
  readonly description?: ReactNode
  /** Buttons; at most one is primary. */
  readonly actions?: ReactNode
  /** Ref of the heading, for focus after navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** Header of a page with its only `h1`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, count, mark, badge, description, actions, headingRef } = props
  return (
    <div className={styles.head}>
      {mark}
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
