import { Icon } from '../Icon'
import styles from './StateMark.module.css'
import { cx } from '../cx'

interface SpinnerProps {
  /** What is being waited for. */
  readonly label: string
}

/** A turning ring with words, for a part of a page. Whole pages use skeletons. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role="status" className={cx(styles.mark, styles.info)}>
      <Icon name="loader-circle" size={14} spin />
      {label}
    </span>
  )
}
