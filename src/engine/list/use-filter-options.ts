import type { CompiledFilter, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import { filterLabel } from '../rows/filter-label'
import type { ListQuery } from '../rows/list-query'

/** The values of a filter with their labels; those of the rows where the manifest does not know them. */
export function useFilterOptions(rows: readonly Row[], env: CellEnv) {
  const { site } = usePlatform()
  return (filter: CompiledFilter): { value: string; label: string }[] => {
    if (filter.label === 'location') {
      return site.locations.map((location) => ({ value: location.slug, label: location.display_name }))
    }
    const values =
      filter.values?.map(String) ??
      [
        ...new Set(
          rows.map((row) => row.record[filter.path]).filter((value) => value !== null && value !== undefined),
        ),
      ].map(String)
    return values.map((value) => ({ value, label: filterLabel(filter, value, env) }))
  }
}

/** What narrows a list, in words: “web” and Status Running. `spoken` are those of the text where it says more than words. */
export function useNarrowing(
  resource: CompiledResource,
  rows: readonly Row[],
  env: CellEnv,
): (query: Omit<ListQuery, 'sort'>, spoken?: readonly string[]) => string {
  const { t, resource: text, locale } = useTexts()
  const optionsOf = useFilterOptions(rows, env)
  return (query, spoken) => {
    const typed = query.text.trim()
    const chosen = resource.list.filters.flatMap((filter) => {
      const wanted = query.filters[filter.id] ?? []
      if (wanted.length === 0) return []
      const options = new Map(optionsOf(filter).map(({ value, label }) => [value, label]))
      const values = wanted.map((value) => options.get(value) ?? value).join(', ')
      return [t('list.narrowedBy', { name: text(resource.type, textKeys.field(filter.id)), values })]
    })
    const words = [...(spoken ?? (typed === '' ? [] : [t('list.typed', { text: typed })])), ...chosen]
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
  }
}
