import type { ReactNode, Ref } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import { visibleText } from '../typography/visible-text'
import { VisuallyHidden } from './VisuallyHidden'
import styles from './JobRow.module.css'

interface JobRowProps {
  readonly icon: IconName
  /** Colour of the state. */
  readonly tone?: 'normal' | 'error' | 'warning' | undefined
  readonly title: string
  /** Current step, or the result. */
  readonly text: string
  /** Correlation id, in brackets. */
  readonly reference?: string | undefined
  /** Elapsed time, or the time it ended. */
  readonly time: string
  /** "Unread", for a dot before the row. */
  readonly unread?: string | undefined
  /** Progress of each part in percent, with a text for the whole; undefined after the end. */
  readonly progress?: { readonly label: string; readonly parts: readonly number[] } | undefined
  /** Buttons: retry, show, cancel. */
  readonly children?: ReactNode
}

/** One job or notification in a list. */
export function JobRow(props: JobRowProps) {
  const { icon, tone = 'normal', title, text, reference, time, unread, progress, children } = props
  const parts = progress?.parts ?? []
  const whole = parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)
  return (
    <li className={cx(styles.row, unread !== undefined && styles.unread)}>
      <span className={cx(styles.icon, styles[tone])}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>
          {visibleText(title)}
          {unread !== undefined && <VisuallyHidden>{` (${unread})`}</VisuallyHidden>}
        </strong>
        <span>{visibleText(text)}</span>
        {reference !== undefined && <span className={styles.reference}>{` [${reference}]`}</span>}
      </div>
      <span className={styles.time}>{time}</span>
      {progress && (
        <div
          className={cx(styles.wide, styles.bar)}
          role="progressbar"
          aria-label={progress.label}
          aria-valuenow={Math.round(whole)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          {parts.map((part, index) => (
            <span key={index} className={styles.part}>
              <span className={styles.fill} style={{ inlineSize: `${part}%` }} />
            </span>
          ))}
        </div>
      )}
      {children !== undefined && <div className={cx(styles.wide, styles.actions)}>{children}</div>}
    </li>
  )
}

/** A group of jobs or notifications with heading and count. */
export function JobGroup({
  label,
  level = 3,
  count,
  children,
}: {
  readonly label: string
  /** Of its heading: 3 below the title of a panel, 2 below that of a page. */
  readonly level?: 2 | 3
  readonly count: number
  readonly children: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <section aria-label={label}>
      <Heading className={styles.group}>
        {label} <span className={styles.count}>{count}</span>
      </Heading>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

/** Frame of the list in a layer. Its heading gets the focus when a pressed button disappears. */
export function JobPanel({
  title,
  headingRef,
  actions,
  foot,
  children,
}: {
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
  /** Line that stays below. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {actions}
      </div>
      <div className={styles.scroll}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
