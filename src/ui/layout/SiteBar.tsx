import type { ReactNode } from 'react'
import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { IconButton } from '../form-controls/IconButton'
import { Icon } from '../Icon'
import styles from './SiteBar.module.css'

interface SiteBarProps {
  readonly icon: IconName
  readonly tone?: 'default' | 'info' | 'warning' | 'error' | 'offer' | undefined
  /** The condition: "A new version of the console is ready." */
  readonly strong: string
  /** Its consequence. */
  readonly text?: ReactNode
  /** Its only action. */
  readonly action?: ReactNode
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void } | undefined
  /** An offer, which phones have no room for. */
  readonly desktopOnly?: boolean | undefined
}

/** A condition of the whole console above the header, one at a time: account, new version, maintenance, announcement, offer. */
export function SiteBar({
  icon,
  tone = 'default',
  strong,
  text,
  action,
  dismiss,
  desktopOnly = false,
}: SiteBarProps) {
  return (
    <div role="status" className={cx(styles.bar, styles[tone], desktopOnly && styles.desktopOnly)}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span className={styles.words}>
        <bdi>
          <strong>{strong}</strong>
        </bdi>{' '}
        <bdi>{text}</bdi>
      </span>
      {action != null && action !== false && <span className={styles.action}>{action}</span>}
      {dismiss && <IconButton icon="x" label={dismiss.label} onPress={dismiss.onDismiss} />}
    </div>
  )
}
