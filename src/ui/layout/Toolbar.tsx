import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Toolbar.module.css'
import { useHeightVariable } from './use-height-variable'

interface ToolbarProps {
  /** Filter field, choice filters, chips. */
  readonly children: ReactNode
  /** Age and columns, at the end; not on phones. */
  readonly end?: ReactNode
}

/** The line between the head of a list and its rows; it stays in view while the rows scroll. */
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
  /** The name of the button that asks again: "Refresh". */
  readonly refreshLabel: string
  readonly refreshing: boolean
  readonly onRefresh: () => void
}

/** How old the shown rows are; pressing it asks again. */
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
