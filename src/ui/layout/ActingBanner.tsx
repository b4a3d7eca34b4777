import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../Icon'
import styles from './ActingBanner.module.css'
import { useHeightVariable } from './use-height-variable'

interface PageBannerProps {
  readonly icon: IconName
  /** "You are acting as Põhjala Robotics". */
  readonly strong: ReactNode
  /** Owner and reach; hidden on phones. */
  readonly note?: ReactNode
  /** Remaining time, at the end; hidden on phones. */
  readonly left?: ReactNode
  /** Exit button: "Back to your account". */
  readonly action?: ReactNode
}

/**
 * A dark banner above the page that never scrolls away, for three conditions: acting for another account, offline,
 * suspended account.
 */
export function ActingBanner({ icon, strong, note, left, action }: PageBannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Icon name={icon} />
      <span>{strong}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span className={styles.gap} />
      {left !== undefined && <span className={styles.note}>{left}</span>}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  )
}

/** The banner above everything, the navigation included. Publishes its height as `--strip-h`. */
export function ActingStrip(props: PageBannerProps) {
  const height = useHeightVariable('--strip-h')
  return (
    <div ref={height} className={styles.strip}>
      <ActingBanner {...props} />
    </div>
  )
}
