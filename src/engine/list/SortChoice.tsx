import { useTexts } from '../../platform/i18n/use-texts'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { IconButton } from '../../ui/form-controls/IconButton'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import styles from './list.module.css'

/** Props of `SortChoice`. */
export interface SortChoiceProps {
  /** What can be sorted by, the current order, and a function that sets it. */
  columns: {
    all: readonly { id: string; label: string; sortable: boolean }[]
    sort: { by: string; descending: boolean } | undefined
    order: (id: string, descending: boolean) => void
  }
}

/** Sort order on a phone, which has no column headers. */
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
