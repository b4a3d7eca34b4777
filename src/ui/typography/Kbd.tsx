import type { IconName } from '../../lib/icon-names'
import { cx } from '../cx'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import { Icon } from '../Icon'
import styles from './Kbd.module.css'

interface KbdProps {
  /** A key or combination: "Ctrl K", "↑". */
  readonly children: string
  readonly onDark?: boolean | undefined
}

const pictured: Readonly<Record<string, IconName>> = { '↑': 'arrow-up', '↓': 'arrow-down' }

/** A keyboard key. */
export function Kbd({ children, onDark = false }: KbdProps) {
  const picture = pictured[children]
  return (
    <kbd className={cx(styles.kbd, onDark && styles.onDark)}>
      {picture === undefined ? (
        children
      ) : (
        <>
          <Icon name={picture} size={14} />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      )}
    </kbd>
  )
}
