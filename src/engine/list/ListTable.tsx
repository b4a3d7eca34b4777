import {
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type UIEvent,
} from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { cx } from '../../ui/cx'
import { showCutText } from '../../ui/overlay/cut-text'
import { BareCheckbox } from '../../ui/form-controls/BareCheckbox'
import { ColumnHeader } from '../../ui/data-table/ColumnHeader'
import longTable from '../../ui/data-table/long-table.module.css'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { originOf } from '../data/origins'
import type { KeyedRow } from '../rows/use-row-focus'
import { actionWidth, buttonWidth, checkWidth } from './column-widths'
import type { Keyed, Line } from './columns'
import type { ListItems } from './ListRow'
import { ListRows, type RowHandlers } from './ListRows'
import type { ListTableModel } from './use-list-table'
import { useLongPress } from '../../ui/data-table/use-long-press'
import type { Selection } from './use-selection'

/** Button of a row's menu. */
export interface RowMenuButton {
  onPress: (key: string, button: HTMLButtonElement) => void
  onIntent: () => void
}

/** Props of `ListTable`. */
export interface ListTableProps<Item extends Keyed> extends ListItems<Item> {
  label: string
  model: ListTableModel<Item>
  lines: readonly Line<Item>[]
  selection: Selection | undefined
  compact: boolean
  /** The row with keyboard focus. */
  keyed: KeyedRow | undefined
  /** Called with the row under the pointer; undefined outside. */
  onPoint: (index: number | undefined) => void
  /** Called when keyboard focus moves to a row. */
  onKey: (index: number) => void
  menu: RowMenuButton | undefined
  /** Opens the menu of a column at its header. */
  onHead: (column: string, cell: HTMLTableCellElement) => void
  footer: ReactNode
}

/** Index of an element's row; -1 outside of rows. */
const indexOf = (part: Element): number =>
  Number(part.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1)

/** Row heights in px: normal, compact, two lines on a phone (interface rules, sections 5 and 16), and with a button below. */
const rowHeights = { normal: 44, compact: 36, phone: 64, phoneButton: 104 } as const

let selected = false

/** Whether text was selected when the press began: some browsers select text before the contextmenu event. */
function noteSelection(): void {
  selected = getSelection()?.isCollapsed === false
}

/**
 * Opens the menu of a row or column on right click or menu key. With Shift, on links, inputs and selected text the
 * browser's menu opens. `onHead` opens a column's menu and returns whether there is one.
 */
function openContextMenu(
  event: MouseEvent<HTMLElement>,
  onHead: (cell: HTMLTableCellElement) => boolean,
): void {
  const { target } = event
  if (event.shiftKey || !(target instanceof Element)) return
  const isByKey = event.button !== 2 && target.matches(':focus-visible')
  if (!isByKey && (selected || target.closest('a, input, label'))) return
  const head = target.closest('th')
  const menu = target.closest('tr[data-index]')?.querySelector<HTMLElement>('td:last-child [aria-haspopup]')
  if (head ? !onHead(head) : !menu) return
  event.preventDefault()
  menu?.click()
}

/** Marks a horizontally scrolled table, for the shadows at its edges. */
function markEdges({ currentTarget: place }: UIEvent<HTMLElement>): void {
  const from = Math.abs(place.scrollLeft)
  place.toggleAttribute('data-before', from > 1)
  place.toggleAttribute('data-end', from + place.clientWidth >= place.scrollWidth - 1)
}

/** A length in px at 16 px text size, as rem. */
const rem = (px: number): string => `${px / 16}rem`

/** Stable row handlers, so that rows stay memoised. */
function useRowHandlers<Item extends Keyed>(props: ListTableProps<Item>): RowHandlers {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      onSelect: (id, on, range) => latest.current.selection?.select(id, on, range),
      onMenu: (id, button) => latest.current.menu?.onPress(id, button),
      onMenuIntent: () => latest.current.menu?.onIntent(),
    }),
    [],
  )
}

/** A list of any length as one table with fixed column widths, so that scrolling does not shift columns. */
export function ListTable<Item extends Keyed>(props: ListTableProps<Item>) {
  const { label, model, lines, selection, compact, keyed, onPoint, menu, onHead } = props
  const { shown, widthOf, around, columns, scale, stretch } = model
  const { t } = useTexts()
  const handlers = useRowHandlers(props)
  const phone = useIsPhone()
  const button = props.buttonOf !== undefined
  const phoneHeight = button ? rowHeights.phoneButton : rowHeights.phone
  const height = Math.round((phone ? phoneHeight : compact ? rowHeights.compact : rowHeights.normal) * scale)
  const picking = phone && selection?.picking === true
  const hold = useLongPress((row) => {
    const key = lines[indexOf(row)]?.key
    return () => key !== undefined && selection?.select(key, true, false)
  })
  // In selection mode a tap anywhere on a row selects it; Enter still follows its link.
  const tap = (event: MouseEvent<HTMLElement>): void => {
    const { target } = event
    if (
      event.detail === 0 ||
      !(target instanceof Element) ||
      target.closest('button, label, input, [popover]')
    )
      return
    const key = lines[indexOf(target)]?.key
    if (key === undefined || !selection) return
    event.preventDefault()
    event.stopPropagation()
    selection.select(key, !selection.keys.has(key), false)
  }
  const directionOf = (id: string): 'ascending' | 'descending' | undefined => {
    if (columns.sort?.by !== id) return undefined
    return columns.sort.descending ? 'descending' : 'ascending'
  }
  const wide = model.wide && !phone
  const least = shown.reduce((sum, column) => sum + widthOf(column), around)
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--list-height': `${lines.length * height}px`,
    '--picks': rem(checkWidth),
    ...(wide ? { minInlineSize: rem(least) } : {}),
  }
  return (
    <div className={table.wrap}>
      <div
        ref={model.measure}
        className={wide ? longTable.sideways : undefined}
        onScroll={wide ? markEdges : undefined}
      >
        {/* oxlint-disable-next-line no-noninteractive-element-interactions -- one listener for all rows */}
        <table
          className={cx(
            table.table,
            table.stack,
            table.fixed,
            compact && table.compact,
            picking && table.selecting,
            longTable.long,
            selection && longTable.picks,
            menu && longTable.menus,
          )}
          aria-label={label}
          aria-rowcount={lines.length + 1}
          style={size}
          onPointerDown={noteSelection}
          onContextMenu={
            phone
              ? undefined
              : (event) =>
                  openContextMenu(event, (cell) => {
                    const column = shown[cell.cellIndex - (selection ? 1 : 0)]
                    if (column) onHead(column.id, cell)
                    return column !== undefined
                  })
          }
          onPointerMove={(event) => {
            // Scrolling under a resting pointer does not move the current row.
            if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return
            const index = event.target instanceof Element ? indexOf(event.target) : -1
            if (index >= 0) onPoint(index)
          }}
          onPointerOver={showCutText}
          onPointerLeave={() => onPoint(undefined)}
          onFocusCapture={(event) => {
            showCutText(event)
            const { target } = event
            if (indexOf(target) >= 0 && target.matches(':focus-visible')) props.onKey(indexOf(target))
          }}
        >
          {!phone && (
            <colgroup>
              {selection && <col style={{ inlineSize: rem(checkWidth) }} />}
              {shown.map((column, index) => (
                // The name column takes the remaining width.
                <col
                  key={column.id}
                  style={index === 0 ? undefined : { inlineSize: rem(widthOf(column) * stretch) }}
                />
              ))}
              {button && <col style={{ inlineSize: rem(buttonWidth) }} />}
              {menu && <col style={{ inlineSize: rem(actionWidth) }} />}
            </colgroup>
          )}
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={table.check}>
                  <BareCheckbox
                    checked={selection.all}
                    bareLabel={t('list.selectAll')}
                    onChange={(on) => selection.selectAll(on)}
                  />
                </th>
              )}
              {shown.map(({ id, label: head, end, sort, part }) => (
                <ColumnHeader
                  key={id}
                  label={head}
                  end={end}
                  direction={directionOf(id)}
                  onSort={sort === null ? undefined : () => columns.order(id)}
                  {...(part && originOf(part))}
                />
              ))}
              {(button || menu) && (
                <th scope="col" className={table.action} colSpan={button && menu ? 2 : 1}>
                  <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <ListRows
            columns={shown}
            lines={lines}
            height={height}
            nameOf={props.nameOf}
            troublesOf={props.troublesOf}
            buttonOf={props.buttonOf}
            selected={selection?.state}
            hasMenu={menu !== undefined}
            keyed={keyed}
            handlers={handlers}
            listeners={{ ...(phone && selection ? hold : {}), ...(picking ? { onClickCapture: tap } : {}) }}
          />
        </table>
      </div>
      {props.footer}
    </div>
  )
}
