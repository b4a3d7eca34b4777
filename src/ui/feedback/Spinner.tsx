import { Icon } from '../Icon'
import styles from './StateMark.module.css'
import { cx } from '../cx'

interface SpinnerProps {
  /** What is loading. */
  readonly label: string
}

/** A spinner with text, for a part of a page. Whole pages use skeletons. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" className={cx(styles.mark, styles.info)}>
      <Icon name="loader-circle" size={14} spin />
      {label}
    </span>
  )
}
