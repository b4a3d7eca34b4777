import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Toolbar.module.css'
import { useHeightVariable } from './use-height-variable'

interface ToolbarProps {
  /** Filter box, choice filters, chips. */
  readonly children: ReactNode
  /** Age and columns, at the end; hidden on phones. */
  readonly end?: ReactNode
}

/** Sticky toolbar between the header of a list and its rows. */
export function Toolbar({ children, end }: ToolbarProps) {
  const bar = useHeightVariable('--toolbar-h')
  return (
    <div ref={bar} className={styles.bar}>
      {children}
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  )
}

interface UpdatedAgeProps {
  /** "Updated 12 s ago". */
  readonly label: string
  /** Accessible name of the refresh button. */
  readonly refreshLabel: string
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

/** Age of the rows; pressing it refreshes them. */
export function UpdatedAge({ label, refreshLabel, refreshing, onRefresh }: UpdatedAgeProps) {
  return (
    <button
      type="button"
      className={styles.age}
      title={refreshLabel}
      aria-busy={refreshing}
      onClick={onRefresh}
    >
      <Icon name="refresh-cw" size={14} spin={refreshing} />
      {label}
    </button>
  )
}
