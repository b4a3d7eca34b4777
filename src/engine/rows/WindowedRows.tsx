import { useRef, type ComponentProps, type ReactNode } from 'react'
import styles from './windowed-rows.module.css'
import { useRowFocus, type KeyedRow } from './use-row-focus'
import { useSlots } from './use-slots'
import { useWindow } from './use-window'

interface WindowedRowsProps extends Omit<
  ComponentProps<'tbody'>,
  'children' | 'className' | 'ref' | 'style'
> {
  count: number
  /** Height of every row in px. */
  height: number
  /** Columns of the table. */
  span: number
  /** The row the keyboard is at; the focus is there. */
  current?: KeyedRow | undefined
  /** What the row at an index is known by. */
  keyOf: (index: number) => string
  /** Draws the row at an index. Keyed by `slot`, its node is its own while it is there, and used again afterwards. */
  children: (index: number, slot: number) => ReactNode
}

/** The body of a table of any length: only the rows on screen are in the document, the rest is room above and below. */
export function WindowedRows({ count, height, span, current, keyOf, children, ...rest }: WindowedRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, last } = useWindow(body, height, count)
  useRowFocus(body, current, { first, last, height })
  const rowHeight: Record<`--${string}`, string> = { '--row-height': `${height}px` }
  const indexes = Array.from({ length: last - first }, (_, offset) => first + offset)
  const slots = useSlots(indexes.map(keyOf))
  const room = (rows: number): ReactNode =>
    rows > 0 && (
      <tr className={styles.spacer} aria-hidden="true">
        <td colSpan={span} style={{ blockSize: rows * height }} />
      </tr>
    )
  return (
    <tbody ref={body} className={styles.rows} style={rowHeight} {...rest}>
      {room(first)}
      {indexes.map((index, nth) => children(index, slots[nth] ?? nth))}
      {room(count - last)}
    </tbody>
  )
}
