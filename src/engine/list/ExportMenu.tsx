import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { MenuButton } from '../../ui/overlay/MenuButton'
import type { ListModel } from '../rows/use-list'
import type { ListColumns } from './use-list-table'

/** Props of `ExportMenu`. */
export interface ExportMenuProps {
  list: Pick<ListModel<unknown>, 'rows' | 'total'>
  columns: ListColumns
  /** Some of the list has not been read. */
  isPartial: boolean
  /** Exports the filtered rows or all, with these columns. */
  onExport: (columns: readonly string[], all: boolean) => Promise<void>
}

/** Exports a list: as shown, or all rows and columns. */
export function ExportMenu({ list: { rows, total }, columns, isPartial, onExport }: ExportMenuProps) {
  const platform = usePlatform()
  const { t } = useTexts()
  return (
    <MenuButton
      label={t('list.export')}
      icon="download"
      bordered
      groups={[
        {
          entries: [
            { id: 'shown', label: t('list.exportShown', { count: rows.length }) },
            { id: 'all', label: t(isPartial ? 'list.exportRead' : 'list.exportAll', { count: total }) },
          ],
        },
      ]}
      onAction={(id) => {
        const all = id === 'all'
        const wanted = columns.all.filter(({ chosen }) => all || chosen).map((column) => column.id)
        onExport(wanted, all).catch((error: unknown) => toastError(platform, error))
      }}
    />
  )
}
