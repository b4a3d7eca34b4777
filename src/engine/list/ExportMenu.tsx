import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { MenuButton } from '../../ui/overlay/MenuButton'
import type { ListModel } from '../rows/use-list'
import type { ListColumns } from './use-list-table'

/** What `ExportMenu` gets. */
export interface ExportMenuProps {
  list: Pick<ListModel<unknown>, 'rows' | 'total'>
  columns: ListColumns
  /** Saves the rows that are shown, or all, with these columns. */
  onExport: (columns: readonly string[], all: boolean) => Promise<void>
}

/** Takes a list along as a file: as it is shown, or all of it with every column. */
export function ExportMenu({ list: { rows, total }, columns, onExport }: ExportMenuProps) {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  return (
    <MenuButton
      label={t('list.export')}
      icon="download"
      bordered
      groups={[
        {
          entries: [
            { id: 'shown', label: t('list.exportShown', { count: formatNumber(rows.length, locale) }) },
            { id: 'all', label: t('list.exportAll', { count: formatNumber(total, locale) }) },
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
