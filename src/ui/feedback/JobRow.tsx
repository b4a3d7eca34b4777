import type { ReactNode, Ref } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { Icon } from '../Icon'
import styles from './JobRow.module.css'

interface JobRowProps {
  readonly icon: IconName
  /** How it stands; a failure has its own colour. */
  readonly tone?: 'normal' | 'error' | 'warning' | undefined
  readonly title: string
  /** The step it is at, or how it ended. */
  readonly text: string
  /** For how long it has been under way, or when it ended. */
  readonly time: string
  /** The shares of its parts that are done, in percent, with what they are together in words; none once it has ended. */
  readonly progress?: { readonly label: string; readonly parts: readonly number[] } | undefined
  /** Buttons: retry, show, cancel. */
  readonly children?: ReactNode
}

/** One job in the list of jobs. */
export function JobRow({ icon, tone = 'normal', title, text, time, progress, children }: JobRowProps) {
  const parts = progress?.parts ?? []
  const whole = parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length)
  return (
    <li className={styles.row}>
      <span className={cx(styles.icon, styles[tone])}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        <span>{text}</span>
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

/** Jobs under a heading, with their number. */
export function JobGroup({
  label,
  count,
  children,
}: {
  readonly label: string
  readonly count: number
  readonly children: ReactNode
}) {
  return (
    <section aria-label={label}>
      <h3 className={styles.group}>
        {label} <span className={styles.count}>{count}</span>
      </h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

/** The frame of the list of jobs. Its heading takes the focus when a pressed button disappears. */
export function JobPanel({
  title,
  headingRef,
  children,
}: {
  readonly title: string
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={styles.panel}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.head}>
        {title}
      </h2>
      {children}
    </div>
  )
}
