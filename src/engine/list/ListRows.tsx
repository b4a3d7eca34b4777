import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { RowSelectionState } from '@tanstack/react-table'
import { useIsPhone } from '../../platform/is-phone'
import table from '../../ui/data-table/table.module.css'
import { useRowFocus, type KeyedRow } from '../rows/use-row-focus'
import { useWindow } from '../../ui/data-table/use-window'
import { isGroupHeader, type Keyed, type Line, type ListColumn } from './columns'
import styles from './list-rows.module.css'
import { ListRow, type ListItems } from './ListRow'
import { useTableRows } from './use-list-table'

/** Handlers of rows; stable, so that rows stay memoised. */
export interface RowHandlers {
  onSelect: (id: string, on: boolean, range: boolean) => void
  onMenu: (id: string, button: HTMLButtonElement) => void
  onMenuIntent: () => void
}

interface ListRowsProps<Item extends Keyed> extends ListItems<Item> {
  columns: readonly ListColumn<Item>[]
  lines: readonly Line<Item>[]
  /** Row height in px. */
  height: number
  /** Undefined if rows cannot be selected. */
  selected: RowSelectionState | undefined
  hasMenu: boolean
  /** The row with keyboard focus. */
  keyed: KeyedRow | undefined
  handlers: RowHandlers
  /** Further listeners of the table body. */
  listeners: ComponentProps<'tbody'>
}

const noneSelected: RowSelectionState = {}

/** Windowed rows of a list: only visible ones are in the document and in the table; padding replaces the others. */
export function ListRows<Item extends Keyed>(props: ListRowsProps<Item>) {
  const { columns, lines, height, selected, hasMenu, keyed, handlers, listeners } = props
  const phone = useIsPhone()
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, last } = useWindow(body, height, lines.length)
  useRowFocus(body, keyed, { first, last, height })
  const rows = useTableRows(lines, first, last, selected ?? noneSelected)
  const span = columns.length + (selected ? 1 : 0) + (props.buttonOf ? 1 : 0) + (hasMenu ? 1 : 0)
  const room = (count: number): ReactNode =>
    count > 0 && (
      <tr className={styles.spacer} aria-hidden="true">
        <td colSpan={span} style={{ blockSize: count * height }} />
      </tr>
    )
  const rowHeight: Record<`--${string}`, string> = { '--row-height': `${height}px` }
  return (
    <tbody ref={body} className={styles.rows} style={rowHeight} {...listeners}>
      {room(first)}
      {rows.map((row, nth) => {
        const index = first + nth
        const line = row.original
        if (isGroupHeader(line)) {
          return (
            <tr key={row.id} className={table.group} aria-rowindex={index + 2}>
              <td colSpan={span}>{line.head}</td>
            </tr>
          )
        }
        return (
          <ListRow
            key={row.id}
            item={line}
            index={index}
            columns={columns}
            nameOf={props.nameOf}
            troublesOf={props.troublesOf}
            buttonOf={props.buttonOf}
            selectable={selected !== undefined}
            selected={row.getIsSelected()}
            keyed={keyed?.index === index}
            hasMenu={hasMenu}
            phone={phone}
            {...handlers}
          />
        )
      })}
      {room(lines.length - last)}
    </tbody>
  )
}
