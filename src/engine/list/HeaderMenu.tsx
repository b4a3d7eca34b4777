import { useId, useMemo } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { Layer } from '../../ui/overlay/Layer'
import { MenuPopover } from '../../ui/overlay/MenuPopover'
import type { MenuGroup } from '../../ui/overlay/menu-model'
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser'

/** The column header with an open menu or column chooser. */
export interface OpenHead {
  /** Id of the column. */
  column: string
  cell: HTMLTableCellElement
  choosing?: boolean
}

/** Props of `HeaderMenu`. */
export interface HeaderMenuProps extends ColumnChooserProps {
  head: OpenHead
  onHead: (head: OpenHead | undefined) => void
}

/** Menu of a column: sort, hide, choose columns. */
export function HeaderMenu({ head, onHead, columns, compact }: HeaderMenuProps) {
  const { t } = useTexts()
  const { cell, choosing } = head
  const id = useId()
  // The column chooser can hide the column the menu belongs to.
  const trigger = useMemo(
    () => ({ current: choosing ? cell.closest('tr') : (cell.querySelector('button') ?? cell) }),
    [cell, choosing],
  )
  const close = (): void => onHead(undefined)
  if (choosing) {
    return (
      <Layer label={t('list.showAllColumns')} triggerRef={trigger} onClose={close}>
        <ColumnChooser columns={columns} compact={compact} />
      </Layer>
    )
  }
  const column = columns.all.find(({ id }) => id === head.column)
  if (!column) return null
  const sorts: MenuGroup = {
    entries: [
      { id: 'ascending', icon: 'arrow-up', label: t('list.sortAscending') },
      { id: 'descending', icon: 'arrow-down', label: t('list.sortDescending') },
    ],
  }
  const rest: MenuGroup = {
    entries: [
      ...(column.fixed ? [] : [{ id: 'hide', icon: 'eye-off' as const, label: t('list.hideColumn') }]),
      { id: 'choose', icon: 'columns-3', label: t('list.chooseColumns') },
    ],
  }
  return (
    <MenuPopover
      key={column.id}
      id={id}
      label={column.label}
      groups={column.sortable ? [sorts, rest] : [rest]}
      triggerRef={trigger}
      onClose={close}
      onAction={(chosen) => {
        if (chosen === 'choose') onHead({ ...head, choosing: true })
        else if (chosen === 'hide') columns.toggle(column.id)
        else columns.order(column.id, chosen === 'descending')
      }}
    />
  )
}
