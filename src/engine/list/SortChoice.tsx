import { useTexts } from '../../platform/i18n/use-texts'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { IconButton } from '../../ui/form-controls/IconButton'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import styles from './list.module.css'
import type { ListColumns } from './use-list-table'

/** What `SortChoice` gets. */
export interface SortChoiceProps {
  columns: ListColumns
}

/** The order of a list where its columns have no heads: on a phone. */
export function SortChoice({ columns: { all, sort, order } }: SortChoiceProps) {
  const { t } = useTexts()
  const descending = sort?.descending ?? false
  const label = t('list.sortBy')
  return (
    <div className={styles.sort}>
      <FieldShell label={label}>
        <SelectInput
          label={label}
          placeholder={label}
          emptyText=""
          value={sort?.by}
          options={all
            .filter(({ sortable }) => sortable)
            .map(({ id, label: name }) => ({ value: id, label: name }))}
          onChange={(by) => order(by, descending)}
        />
      </FieldShell>
      <IconButton
        icon={descending ? 'arrow-down' : 'arrow-up'}
        look="bordered"
        label={t(descending ? 'list.descending' : 'list.ascending')}
        onPress={() => {
          if (sort) order(sort.by, !descending)
        }}
      />
    </div>
  )
}
