import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { toastError } from '../../platform/toast'
import { MenuButton } from '../../ui/overlay/MenuButton'
import { useSurroundings } from '../data/use-surroundings'
import type { ListModel } from './use-list-model'
import type { ListColumns } from './use-list-table'

/** Takes a list along as a file: as it is shown, or all of it with every column. */
export function ExportMenu({ list, columns }: { list: ListModel; columns: ListColumns }) {
  const platform = usePlatform()
  const { t, locale } = useTexts()
  const { rows, data, env, subjectOf, query } = list
  const surroundings = useSurroundings()
  const save = async (id: string): Promise<void> => {
    const { saveList } = await import('./export-list')
    const whole = id === 'all'
    const known = new Map(env.resource.list.columns.map((column) => [column.id, column]))
    const wanted = columns.all.filter(({ chosen }) => whole || chosen)
    const chosen = wanted.flatMap(({ id }) => known.get(id) ?? [])
    const exported = { columns: chosen, rows: whole ? data.rows : rows, subjectOf, env }
    await saveList(platform, exported, { query, surroundings })
  }
  return (
    <MenuButton
      label={t('list.export')}
      icon="download"
      bordered
      groups={[
        {
          entries: [
            { id: 'shown', label: t('list.exportShown', { count: formatNumber(rows.length, locale) }) },
            { id: 'all', label: t('list.exportAll', { count: formatNumber(data.rows.length, locale) }) },
          ],
        },
      ]}
      onAction={(id) => {
        save(id).catch((error: unknown) => toastError(platform, error))
      }}
    />
  )
}
