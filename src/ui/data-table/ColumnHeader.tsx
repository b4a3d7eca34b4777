import type { ComponentProps } from 'react'
import { Icon } from '../Icon'
import styles from './table.module.css'

interface ColumnHeaderProps extends Omit<ComponentProps<'th'>, 'children' | 'className' | 'aria-sort'> {
  label: string
  /** Set at the end of the line, like numbers are. */
  end: boolean
  /** The order the rows stand in by this column, if they do. */
  direction: 'ascending' | 'descending' | undefined
  /** Without it the column cannot be sorted by. */
  onSort?: (() => void) | undefined
}

/** The head of a column; pressing it sorts by the column. */
export function ColumnHeader({ label, end, direction, onSort, ...rest }: ColumnHeaderProps) {
  return (
    <th scope="col" className={end ? styles.numeric : undefined} aria-sort={direction} {...rest}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {label}
          {direction && <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size={14} />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
