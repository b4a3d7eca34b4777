import type { CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { FieldShell } from '../../ui/form-controls/FieldShell'
import { IconButton } from '../../ui/form-controls/IconButton'
import { SelectInput } from '../../ui/form-controls/SelectInput'
import type { ListQuery } from '../rows/list-query'
import { sortColumn } from '../rows/row-readers'
import styles from './list.module.css'

/** What `SortChoice` gets. */
export interface SortChoiceProps {
  resource: CompiledResource
  query: ListQuery
  onChange: (next: Pick<ListQuery, 'sort'>) => void
}

/** The order of a list where its columns have no heads: on a phone. */
export function SortChoice({ resource, query, onChange }: SortChoiceProps) {
  const { t, resource: text } = useTexts()
  const sort = sortColumn(resource, query)
  const descending = sort?.descending ?? false
  const columns = resource.list.columns.filter((column) => column.sort !== null)
  const label = t('list.sortBy')
  return (
    <div className={styles.sort}>
      <FieldShell label={label}>
        <SelectInput
          label={label}
          placeholder={label}
          emptyText=""
          value={sort?.column.id}
          options={columns.map(({ id }) => ({ value: id, label: text(resource.type, textKeys.field(id)) }))}
          onChange={(by) => onChange({ sort: { by, descending } })}
        />
      </FieldShell>
      <IconButton
        icon={descending ? 'arrow-down' : 'arrow-up'}
        look="bordered"
        label={t(descending ? 'list.descending' : 'list.ascending')}
        onPress={() => {
          if (sort) onChange({ sort: { by: sort.column.id, descending: !descending } })
        }}
      />
    </div>
  )
}
