import { useId, useMemo } from 'react'
import type { CompiledColumn, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { Layer } from '../../ui/overlay/Layer'
import { MenuPopover } from '../../ui/overlay/MenuPopover'
import type { MenuGroup } from '../../ui/overlay/menu-model'
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser'
import { hideColumns } from './hide-columns'
import type { ListAddress } from '../rows/use-list-address'

/** The head of a column whose menu is open, or from which the columns are chosen. */
export interface OpenHead {
  column: CompiledColumn
  cell: HTMLTableCellElement
  choosing?: boolean
}

/** What `HeaderMenu` gets. */
export interface HeaderMenuProps extends ColumnChooserProps {
  resource: CompiledResource
  head: OpenHead
  onHead: (head: OpenHead | undefined) => void
  onChange: ListAddress['change']
}

/** The menu of a column: sorted by either way, hidden, and the way to all columns. */
export function HeaderMenu({ resource, head, onHead, onChange, columns, left, compact }: HeaderMenuProps) {
  const { t, resource: text } = useTexts()
  const { column, cell, choosing } = head
  const id = useId()
  // A column that is being chosen among others may itself go, and its head with it.
  const trigger = useMemo(
    () => ({ current: choosing ? cell.closest('tr') : (cell.querySelector('button') ?? cell) }),
    [cell, choosing],
  )
  const close = (): void => onHead(undefined)
  if (choosing) {
    return (
      <Layer label={t('list.showAllColumns')} triggerRef={trigger} onClose={close}>
        <ColumnChooser resource={resource} columns={columns} left={left} compact={compact} />
      </Layer>
    )
  }
  const sorts: MenuGroup = {
    entries: [
      { id: 'ascending', icon: 'arrow-up', label: t('list.sortAscending') },
      { id: 'descending', icon: 'arrow-down', label: t('list.sortDescending') },
    ],
  }
  const isFirst = resource.list.columns[0]?.id === column.id
  const rest: MenuGroup = {
    entries: [
      ...(isFirst ? [] : [{ id: 'hide', icon: 'eye-off' as const, label: t('list.hideColumn') }]),
      { id: 'choose', icon: 'columns-3', label: t('list.chooseColumns') },
    ],
  }
  return (
    <MenuPopover
      key={column.id}
      id={id}
      label={text(resource.type, textKeys.field(column.id))}
      groups={column.sort === null ? [rest] : [sorts, rest]}
      triggerRef={trigger}
      onClose={close}
      onAction={(chosen) => {
        if (chosen === 'choose') onHead({ ...head, choosing: true })
        else if (chosen === 'hide') columns.change(hideColumns(columns.choice, { [column.id]: true }))
        else onChange({ sort: { by: column.id, descending: chosen === 'descending' } })
      }}
    />
  )
}
