import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useIsPhone } from '../../platform/is-phone'
import table from '../../ui/data-table/table.module.css'
import { useRowFocus, type KeyedRow } from '../rows/use-row-focus'
import { useWindow } from '../rows/use-window'
import styles from './list-rows.module.css'
import { ListRow, type ListItems } from './ListRow'
import { useTableRows, type ListTableModel } from './use-list-table'

/** What rows call; the same functions as long as a list is shown, so that rows are not drawn again for them. */
export interface RowHandlers {
  onSelect: (id: string, on: boolean, range: boolean) => void
  onMenu: (id: string, button: HTMLButtonElement) => void
  onMenuIntent: () => void
}

interface ListRowsProps<Item extends object> extends ListItems<Item> {
  model: ListTableModel<Item>
  items: readonly Item[]
  /** Height of every row in px. */
  height: number
  selectable: boolean
  hasMenu: boolean
  /** The row the keyboard is at; the focus is there. */
  keyed: KeyedRow | undefined
  handlers: RowHandlers
  /** What else is heard of the rows. */
  hears: ComponentProps<'tbody'>
}

/**
 * The rows of a list of any length: only those on screen are in the document, and known to its table; the rest is room above
 * and below.
 */
export function ListRows<Item extends object>(props: ListRowsProps<Item>) {
  const { model, items, height, selectable, hasMenu, keyed, handlers, hears } = props
  const { nameOf, troublesOf, headOf } = props
  const phone = useIsPhone()
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, last } = useWindow(body, height, items.length)
  useRowFocus(body, keyed, { first, last, height })
  const rows = useTableRows(model, first, last, items)
  const span = model.shown.length + (selectable ? 1 : 0) + (hasMenu ? 1 : 0)
  const room = (count: number): ReactNode =>
    count > 0 && (
      <tr className={styles.spacer} aria-hidden="true">
        <td colSpan={span} style={{ blockSize: count * height }} />
      </tr>
    )
  const rowHeight: Record<`--${string}`, string> = { '--row-height': `${height}px` }
  return (
    <tbody ref={body} className={styles.rows} style={rowHeight} {...hears}>
      {room(first)}
      {rows.map((row, nth) => {
        const index = first + nth
        const head = headOf?.(row.original)
        if (head !== undefined) {
          return (
            <tr key={row.id} className={table.group} aria-rowindex={index + 2}>
              <td colSpan={span}>{head}</td>
            </tr>
          )
        }
        return (
          <ListRow
            key={row.id}
            item={row.original}
            id={row.id}
            index={index}
            columns={model.shown}
            nameOf={nameOf}
            troublesOf={troublesOf}
            selectable={selectable}
            selected={row.getIsSelected()}
            keyed={keyed?.index === index}
            hasMenu={hasMenu}
            phone={phone}
            {...handlers}
          />
        )
      })}
      {room(items.length - last)}
    </tbody>
  )
}
