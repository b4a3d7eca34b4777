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
import { tellCut } from '../../ui/overlay/cut-text'
import { BareCheckbox } from '../../ui/form-controls/BareCheckbox'
import { ColumnHeader } from '../../ui/data-table/ColumnHeader'
import longTable from '../../ui/data-table/long-table.module.css'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import { madeBy } from '../data/origins'
import type { KeyedRow } from '../rows/use-row-focus'
import { actionWidth, checkWidth } from './column-widths'
import type { Keyed, Line } from './columns'
import type { ListItems } from './ListRow'
import { ListRows, type RowHandlers } from './ListRows'
import type { ListTableModel } from './use-list-table'
import { useLongPress } from './use-long-press'
import type { Selection } from './use-selection'

/** What the button of a row's menu does. */
export interface RowMenuButton {
  onPress: (key: string, button: HTMLButtonElement) => void
  onIntent: () => void
}

/** What `ListTable` gets. */
export interface ListTableProps<Item extends Keyed> extends ListItems<Item> {
  label: string
  model: ListTableModel<Item>
  lines: readonly Line<Item>[]
  selection: Selection | undefined
  compact: boolean
  /** The row the keyboard is at. */
  keyed: KeyedRow | undefined
  /** The pointer has moved onto a row, or away from all of them. */
  onPoint: (index: number | undefined) => void
  /** The keyboard's focus has come to a row. */
  onKey: (index: number) => void
  menu: RowMenuButton | undefined
  /** The menu of a column is wanted at its head. */
  onHead: (column: string, cell: HTMLTableCellElement) => void
  footer: ReactNode
}

/** The index of the row something is in; -1 outside of rows. */
const indexOf = (part: Element): number =>
  Number(part.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1)

/** Heights of rows in px: normal, compact, and the two lines of a phone (interface rules, sections 5 and 16). */
const rowHeights = { normal: 44, compact: 36, phone: 64 } as const

let selected = false

/** Notes whether text is selected as a press begins: some browsers select what is pressed before they ask for a menu. */
function noteSelection(): void {
  selected = getSelection()?.isCollapsed === false
}

/**
 * The menu of a row or of a column, wanted with the right button or the key for it. With Shift, on links and fields, and
 * for selected text it stays the browser's own. `onHead` opens that of a column, and says whether there is one.
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

/** Marks a table that scrolls sideways where columns are hidden before what is seen, and behind it. */
function markEdges({ currentTarget: place }: UIEvent<HTMLElement>): void {
  const from = Math.abs(place.scrollLeft)
  place.toggleAttribute('data-before', from > 1)
  place.toggleAttribute('data-end', from + place.clientWidth >= place.scrollWidth - 1)
}

/** A length given in px at a text size of 16 px; it grows with the text. */
const rem = (px: number): string => `${px / 16}rem`

/** What rows call; the functions stay the same, so that a row is not drawn again because the list around it was. */
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

/** A list of any length as one table. Widths are fixed, so nothing jumps while it is scrolled. */
export function ListTable<Item extends Keyed>(props: ListTableProps<Item>) {
  const { label, model, lines, selection, compact, keyed, onPoint, menu, onHead } = props
  const { shown, widthOf, around, columns, scale, stretch } = model
  const { t } = useTexts()
  const handlers = useRowHandlers(props)
  const phone = useIsPhone()
  const height = Math.round(
    (phone ? rowHeights.phone : compact ? rowHeights.compact : rowHeights.normal) * scale,
  )
  const picking = phone && selection?.picking === true
  const hold = useLongPress((row) => {
    const key = lines[indexOf(row)]?.key
    return () => key !== undefined && selection?.select(key, true, false)
  })
  // While rows are being chosen, a tap anywhere on one chooses it; keys still follow its link.
  const tap = (event: MouseEvent<HTMLElement>): void => {
    const { target } = event
    if (event.detail === 0 || !(target instanceof Element) || target.closest('button, label, input')) return
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
            // A list that scrolls under a resting pointer moves nobody.
            if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return
            const index = event.target instanceof Element ? indexOf(event.target) : -1
            if (index >= 0) onPoint(index)
          }}
          onPointerOver={tellCut}
          onPointerLeave={() => onPoint(undefined)}
          onFocusCapture={(event) => {
            tellCut(event)
            const { target } = event
            if (indexOf(target) >= 0 && target.matches(':focus-visible')) props.onKey(indexOf(target))
          }}
        >
          {!phone && (
            <colgroup>
              {selection && <col style={{ inlineSize: rem(checkWidth) }} />}
              {shown.map((column, index) => (
                // The name takes the room that is left.
                <col
                  key={column.id}
                  style={index === 0 ? undefined : { inlineSize: rem(widthOf(column) * stretch) }}
                />
              ))}
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
                  {...(part && madeBy(part))}
                />
              ))}
              {menu && (
                <th scope="col" className={table.action}>
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
