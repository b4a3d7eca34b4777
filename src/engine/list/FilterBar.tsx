import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { FilterButton } from '../../ui/form-controls/FilterButton'
import { FilterChip } from '../../ui/form-controls/FilterChip'
import { MadeBy } from '../data/MadeBy'
import { chosenLabels, type ListFilter } from '../rows/list-filter'
import { PhoneFilters } from '../rows/PhoneFilters'
import type { QueryLanguage } from '../rows/query-language'
import { QueryInput } from '../rows/QueryInput'
import type { ListAddress } from '../rows/use-list-address'

interface FilterBarProps<Item> {
  address: ListAddress
  filters: readonly ListFilter[]
  /** The language of the query, undefined until it is needed and here; `onUse` says that it will be needed. */
  language: QueryLanguage<Item> | undefined
  onUse: () => void
  /** What is filtered; values are completed from them. */
  items: readonly Item[]
  /** What can be filtered by: "Filter by name, IP or system". */
  label: string
  /** The part of a manifest that made the field, if any. */
  part?: object
  search: RefObject<HTMLInputElement | null>
  /** What a phone has with the choices: below them, and at their end. */
  below?: ReactNode
  end?: ReactNode
  /** What stands between the choices and the chips of what is chosen. */
  children?: ReactNode
}

/** The filter of a list: a field, choice filters, and a chip for each that is chosen. A phone has the choices behind one button. */
export function FilterBar<Item>(props: FilterBarProps<Item>) {
  const { address, filters, language, onUse, items, label, part = {}, search, below, end, children } = props
  const { t } = useTexts()
  const phone = useIsPhone()
  const { query, change } = address
  const choose = (id: string, values: readonly string[]): void =>
    change({ filters: { ...query.filters, [id]: values } })
  const buttons = filters.map((filter) => (
    <MadeBy key={filter.id} part={filter.part ?? {}}>
      <FilterButton
        label={filter.label}
        options={filter.options}
        selected={query.filters[filter.id] ?? []}
        onChange={(values) => choose(filter.id, values)}
      />
    </MadeBy>
  ))
  return (
    <>
      <MadeBy part={part}>
        <QueryInput
          field={search}
          address={address}
          language={language}
          onUse={onUse}
          items={items}
          label={label}
          shortcut={phone ? undefined : '/'}
        />
      </MadeBy>
      {phone ? (
        <PhoneFilters end={end}>
          {buttons}
          {below}
        </PhoneFilters>
      ) : (
        <>{buttons}</>
      )}
      {children}
      {filters
        .filter(({ id }) => (query.filters[id]?.length ?? 0) > 0)
        .map((filter) => (
          <FilterChip
            key={filter.id}
            name={filter.label}
            value={chosenLabels(filter, query.filters).join(', ')}
            removeLabel={t('list.removeFilter', { name: filter.label })}
            onRemove={() => choose(filter.id, [])}
          />
        ))}
    </>
  )
}
