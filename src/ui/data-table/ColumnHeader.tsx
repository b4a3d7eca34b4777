import type { ComponentProps } from 'react'
import { Icon } from '../Icon'
import styles from './table.module.css'

interface ColumnHeaderProps extends Omit<ComponentProps<'th'>, 'children' | 'className' | 'aria-sort'> {
  label: string
  /** Aligned at the end, for numbers. */
  end: boolean
  /** Current sort direction of this column. */
  direction: 'ascending' | 'descending' | undefined
  /** Undefined if the column cannot be sorted. */
  onSort?: (() => void) | undefined
}

/** Header of a column; pressing it sorts. */
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
