import { cx } from '../cx'
import styles from './Kbd.module.css'

interface KbdProps {
  /** One key, or keys pressed together, as printed on the cap: "Ctrl K". */
  readonly children: string
  readonly onDark?: boolean | undefined
}

/** A key of the keyboard. */
export function Kbd({ children, onDark = false }: KbdProps) {
  return <kbd className={cx(styles.kbd, onDark && styles.onDark)}>{children}</kbd>
}
