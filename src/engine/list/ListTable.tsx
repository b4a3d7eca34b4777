import { useLayoutEffect, useMemo, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import type { CompiledColumn } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useIsPhone } from '../../platform/is-phone'
import { cx } from '../../ui/cx'
import { tellCut } from '../../ui/overlay/cut-text'
import { BareCheckbox } from '../../ui/form-controls/BareCheckbox'
import type { CheckedState } from '../../ui/form-controls/check-box'
import { ColumnHeader } from '../../ui/data-table/ColumnHeader'
import longTable from '../../ui/data-table/long-table.module.css'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { actionWidth, checkWidth, columnWidth } from './column-widths'
import { rowHeights } from '../rows/row-heights'
import { madeBy } from '../data/origins'
import { noteSelection, openContextMenu } from './context-menu'
import { ListRow } from './ListRow'
import { markEdges } from './mark-edges'
import { useLongPress } from './use-long-press'
import type { ListRoom } from './use-room'
import type { KeyedRow } from '../rows/use-row-focus'
import { WindowedRows } from '../rows/WindowedRows'

export interface ListSelection {
  selected: ReadonlySet<string>
  /** On a phone the boxes show only while rows are being chosen. */
  picking: boolean
  all: CheckedState
  onSelect: (row: Row, on: boolean, range: boolean) => void
  onSelectAll: (on: boolean) => void
}

interface ListTableProps {
  label: string
  rows: readonly Row[]
  room: ListRoom
  env: CellEnv
  subjectOf: SubjectOf
  sort: { id: string; descending: boolean } | undefined
  onSort: (id: string) => void
  selection: ListSelection | undefined
  compact: boolean
  /** The row the keyboard is at. */
  keyed: KeyedRow | undefined
  /** The pointer has moved onto a row, or away from all of them. */
  onPoint: (index: number | undefined) => void
  /** The keyboard's focus has come to a row. */
  onKey: (row: Row) => void
  failures: ReadonlyMap<string, string>
  menu: { onPress: (row: Row, button: HTMLButtonElement) => void; onIntent: () => void } | undefined
  /** The menu of a column is wanted at its head. */
  onHead: (column: CompiledColumn, cell: HTMLTableCellElement) => void
  footer: ReactNode
}

/** The element of the row something is in. */
const elementOf = (part: Element): HTMLElement | null => part.closest<HTMLElement>('tr[data-index]')

/** A length given in px at a text size of 16 px; it grows with the text. */
const rem = (px: number): string => `${px / 16}rem`

function directionOf(sort: { id: string; descending: boolean } | undefined, id: string) {
  if (sort?.id !== id) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

/** What rows call; the functions stay the same, so that a row is not drawn again because the list around it was. */
function useRowHandlers(props: ListTableProps) {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      onSelect: (row: Row, on: boolean, range: boolean) => latest.current.selection?.onSelect(row, on, range),
      onMenu: (row: Row, button: HTMLButtonElement) => latest.current.menu?.onPress(row, button),
      onMenuIntent: () => latest.current.menu?.onIntent(),
    }),
    [],
  )
}

/**
 * A list of any length as one table: only the rows on screen are in the document, the rest is room above and below. Nodes
 * are kept while scrolling, widths are fixed, so nothing jumps.
 */
export function ListTable(props: ListTableProps) {
  const {
    label,
    rows,
    room,
    env,
    subjectOf,
    sort,
    onSort,
    selection,
    compact,
    keyed,
    onPoint,
    onKey,
    failures,
    menu,
  } = props
  const handlers = useRowHandlers(props)
  const phone = useIsPhone()
  const columns = room.shown
  const height = Math.round(
    (phone ? rowHeights.phone : compact ? rowHeights.compact : rowHeights.normal) * room.scale,
  )
  const picking = phone && selection?.picking === true
  const rowAt = (target: EventTarget): Row | undefined =>
    target instanceof Element ? rows[Number(elementOf(target)?.dataset.index ?? -1)] : undefined
  const hold = useLongPress((target) => {
    const row = rowAt(target)
    return () => row && selection?.onSelect(row, true, false)
  })
  // While rows are being chosen, a tap anywhere on one chooses it; keys still follow its link.
  const tap = (event: MouseEvent<HTMLElement>): void => {
    const { target } = event
    if (event.detail === 0 || !(target instanceof Element) || target.closest('button, label, input')) return
    const row = rowAt(target)
    if (!row || !selection) return
    event.preventDefault()
    event.stopPropagation()
    selection.onSelect(row, !selection.selected.has(row.key), false)
  }
  const span = columns.length + (selection ? 1 : 0) + (menu ? 1 : 0)
  const around = (selection ? checkWidth : 0) + (menu ? actionWidth : 0)
  const heads = columns.map(({ id }) => env.texts.resource(env.resource.type, textKeys.field(id)))
  const widths = columns.map((column, index) =>
    columnWidth(column, { money: env.money, label: heads[index] ?? '' }),
  )
  const least = widths.reduce((sum, width) => sum + width, around)
  const wide = room.wide && !phone
  const size: CSSProperties & Record<`--${string}`, string> = {
    '--list-height': `${rows.length * height}px`,
    '--picks': rem(checkWidth),
    ...(wide ? { minInlineSize: rem(least) } : {}),
  }
  return (
    <div className={table.wrap}>
      <div
        ref={room.measure}
        className={wide ? longTable.sideways : undefined}
        onScroll={wide ? markEdges : undefined}
      >
        {/* oxlint-disable-next-line no-noninteractive-element-interactions -- what is wanted of rows is heard here, once */}
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
          aria-rowcount={rows.length + 1}
          style={size}
          onPointerDown={noteSelection}
          onContextMenu={
            phone
              ? undefined
              : (event) =>
                  openContextMenu(event, (cell) => {
                    const column = columns[cell.cellIndex - (selection ? 1 : 0)]
                    if (column) props.onHead(column, cell)
                    return column !== undefined
                  })
          }
          onPointerMove={(event) => {
            // A list that scrolls under a resting pointer moves nobody.
            if (event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return
            const row = event.target instanceof Element ? elementOf(event.target) : null
            if (row) onPoint(Number(row.dataset.index))
          }}
          onPointerOver={tellCut}
          onPointerLeave={() => onPoint(undefined)}
          onFocusCapture={(event) => {
            tellCut(event)
            const { target } = event
            const row = rowAt(target)
            if (row && target.matches(':focus-visible')) onKey(row)
          }}
        >
          {!phone && (
            <colgroup>
              {selection && <col style={{ inlineSize: rem(checkWidth) }} />}
              {columns.map(({ id }, index) => (
                // The name takes the room that is left.
                <col
                  key={id}
                  style={index === 0 ? undefined : { inlineSize: rem((widths[index] ?? 0) * room.stretch) }}
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
                    bareLabel={env.texts.t('list.selectAll')}
                    onChange={(on) => selection.onSelectAll(on)}
                  />
                </th>
              )}
              {columns.map((column, index) => (
                <ColumnHeader
                  key={column.id}
                  label={heads[index] ?? ''}
                  end={column.end}
                  direction={directionOf(sort, column.id)}
                  onSort={column.sort === null ? undefined : () => onSort(column.id)}
                  {...madeBy(column)}
                />
              ))}
              {menu && (
                <th scope="col" className={table.action}>
                  <VisuallyHidden>{env.texts.t('list.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <WindowedRows
            count={rows.length}
            height={height}
            span={span}
            current={keyed}
            keyOf={(index) => rows[index]?.key ?? ''}
            {...(phone && selection ? hold : {})}
            onClickCapture={picking ? tap : undefined}
          >
            {(index, slot) => {
              const row = rows[index]
              return (
                row && (
                  <ListRow
                    key={slot}
                    row={row}
                    index={index}
                    columns={columns}
                    env={env}
                    subjectOf={subjectOf}
                    selectable={selection !== undefined}
                    selected={selection?.selected.has(row.key) ?? false}
                    keyed={keyed?.index === index}
                    hasMenu={menu !== undefined}
                    failure={failures.get(row.key)}
                    phone={phone}
                    {...handlers}
                  />
                )
              )
            }}
          </WindowedRows>
        </table>
      </div>
      {props.footer}
    </div>
  )
}
