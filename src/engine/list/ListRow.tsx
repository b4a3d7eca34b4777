import { memo, useState, type MouseEvent, type PointerEvent } from 'react'
import type { CompiledColumn } from '../../manifest/compiled-columns'
import { useTexts } from '../../platform/i18n/use-texts'
import { cx } from '../../ui/cx'
import { Button } from '../../ui/form-controls/Button'
import { IconButton } from '../../ui/form-controls/IconButton'
import { BareCheckbox } from '../../ui/form-controls/BareCheckbox'
import table from '../../ui/data-table/table.module.css'
import { CopyButton } from '../../ui/typography/CopyButton'
import { TextLine } from '../../ui/typography/Text'
import { copyLabels } from '../../platform/i18n/copy-labels'
import { originOf } from '../data/origins'
import type { Offer } from '../jobs/offer'
import styles from './list.module.css'
import type { Keyed, ListColumn } from './columns'
import { RowTrouble } from './RowTrouble'

/** Item properties in addition to its columns. */
export interface ListItems<Item> {
  /** Name of an item in messages. */
  nameOf: (item: Item) => string
  /** Problems of an item, as sentences. */
  troublesOf: (item: Item) => readonly string[]
  /** Action that is a button of the row; absent if rows have none. */
  buttonOf?: ((item: Item) => RowButton | undefined) | undefined
}

/** The button of a row. */
export interface RowButton {
  offer: Offer
  onPress: () => void
}

interface ListRowProps<Item extends Keyed> extends ListItems<Item> {
  item: Item
  index: number
  columns: readonly ListColumn<Item>[]
  selectable: boolean
  selected: boolean
  /** The row has keyboard focus. */
  keyed: boolean
  hasMenu: boolean
  phone: boolean
  onSelect: (id: string, on: boolean, range: boolean) => void
  onMenu: (id: string, button: HTMLButtonElement) => void
  onMenuIntent: () => void
}

const tones: Partial<Record<CompiledColumn['cell'], string | undefined>> = {
  date: table.dim,
  reference: table.dim,
}

let pointer = { x: -1, y: -1 }

/** Whether the pointer itself moved, and not only the rows under it. */
function hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
  const before = pointer
  pointer = { x, y }
  return before.x !== x || before.y !== y
}

function RowOf<Item extends Keyed>(props: ListRowProps<Item>) {
  const { item, index, columns, selectable, selected, keyed, hasMenu, phone } = props
  const [hovered, setHovered] = useState(false)
  const { t } = useTexts()
  const { key: id } = item
  const name = props.nameOf(item)
  const troubles = props.troublesOf(item)
  const button = props.buttonOf?.(item)
  const [title] = columns
  const end = phone ? columns.find((column) => column.phone === 'end') : undefined
  const summary = (): string[] =>
    columns.map((column) => (column.phone === 'summary' ? column.summary(item) : ''))
  return (
    <tr
      aria-selected={selectable ? selected : undefined}
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={keyed ? -1 : undefined}
      className={keyed ? styles.current : undefined}
      onPointerMove={(event: PointerEvent) => {
        if (event.pointerType === 'mouse' && hasMoved(event)) setHovered(true)
      }}
      onPointerLeave={() => setHovered(false)}
    >
      {selectable && (
        <td className={table.check}>
          <BareCheckbox
            checked={selected}
            bareLabel={t('list.select', { name })}
            onChange={(on, { shift }) => props.onSelect(id, on, shift)}
          />
        </td>
      )}
      {(phone ? columns.slice(0, 1) : columns).map((column) => {
        const copied = keyed || hovered ? column.copied(item) : undefined
        const look = cx(column.end && table.numeric, tones[column.cell]) || undefined
        return (
          <td
            key={column.id}
            className={column === title ? cx(table.phoneTitle, table.oneLine) : look}
            {...(column.part && originOf(column.part))}
          >
            {column.draw(item)}
            {copied !== undefined && <CopyButton value={() => copied} labels={copyLabels(t, column.label)} />}
            {column === title &&
              !phone &&
              troubles.map((trouble) => (
                <div key={trouble} className={styles.failed}>
                  {trouble}
                </div>
              ))}
          </td>
        )
      })}
      {end && <td className={table.phoneEnd}>{end.drawEnd(item)}</td>}
      {phone && (
        <td className={cx(table.phoneSummary, styles.summary)}>
          {troubles.length > 0 ? (
            <RowTrouble texts={troubles} label={name} />
          ) : (
            <TextLine parts={summary()} />
          )}
        </td>
      )}
      {props.buttonOf && (
        <td className={table.rowButton} {...(button && originOf(button.offer.action))}>
          {button && (
            <Button
              size="sm"
              icon={button.offer.action.icon}
              disabled={button.offer.reason ?? false}
              onIntent={props.onMenuIntent}
              onPress={button.onPress}
            >
              {button.offer.label}
            </Button>
          )}
        </td>
      )}
      {hasMenu && (
        <td className={table.action}>
          <IconButton
            icon="ellipsis"
            label={t('list.actionsFor', { name })}
            popup={{ kind: 'menu', expanded: false }}
            onIntent={props.onMenuIntent}
            onPress={(event: MouseEvent<HTMLButtonElement>) => props.onMenu(id, event.currentTarget)}
          />
        </td>
      )}
    </tr>
  )
}

/** One row of a list; memoised. */
export const ListRow = memo(RowOf) as typeof RowOf
