import type { CompiledFilter, CompiledResource } from '../../manifest/compiled'
import { viewState } from '../../manifest/states'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import type { CellEnv } from '../cells/cell'
import type { Row } from '../data/row'
import type { ListQuery } from './list-query'

/** The values of a filter with their labels; those of the rows where the manifest does not know them. */
export function useFilterOptions(resource: CompiledResource, rows: readonly Row[], env: CellEnv) {
  const { site } = usePlatform()
  const { t, resource: text, resourceIfAny } = useTexts()
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
    return values.map((value) => {
      if (filter.label === 'state') {
        const known = viewState(resource.stateOf, value).known
        return { value, label: known ? text(resource.type, textKeys.state(value)) : value }
      }
      if (filter.label === 'reference' && filter.refers !== null) {
        return { value, label: env.reference(filter.refers, value, undefined)?.title ?? value }
      }
      return {
        value,
        label: resourceIfAny(resource.type, textKeys.option(filter.id, value)) ?? value ?? t('cell.none'),
      }
    })
  }
}

/** What narrows a list, in words: “web” and Status Running. */
export function useNarrowing(
  resource: CompiledResource,
  rows: readonly Row[],
  env: CellEnv,
): (query: Omit<ListQuery, 'sort'>) => string {
  const { t, resource: text, locale } = useTexts()
  const optionsOf = useFilterOptions(resource, rows, env)
  return (query) => {
    const typed = query.text.trim()
    const chosen = resource.list.filters.flatMap((filter) => {
      const wanted = query.filters[filter.id] ?? []
      if (wanted.length === 0) return []
      const options = new Map(optionsOf(filter).map(({ value, label }) => [value, label]))
      const values = wanted.map((value) => options.get(value) ?? value).join(', ')
      return [t('list.narrowedBy', { name: text(resource.type, textKeys.field(filter.id)), values })]
    })
    const words = [...(typed === '' ? [] : [t('list.typed', { text: typed })]), ...chosen]
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
  }
}
