import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { Icon } from '../Icon'
import styles from './ActingBanner.module.css'

interface PageBannerProps {
  readonly icon: IconName
  /** "You are acting as Põhjala Robotics". */
  readonly strong: ReactNode
  /** The owner, the time left; not on phones. */
  readonly note?: ReactNode
  /** The way out: "Back to your account". */
  readonly action?: ReactNode
}

/**
 * A dark strip over the whole page that never scrolls away. Only three conditions have one: acting for another
 * account, being offline, a suspended account.
 */
export function ActingBanner({ icon, strong, note, action }: PageBannerProps) {
  return (
    <div className={styles.banner} role="status">
      <Icon name={icon} />
      <span>{strong}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </div>
  )
}
