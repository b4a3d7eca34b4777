import { useMemo } from 'react'
import type { CompiledFilter, CompiledResource } from '../../manifest/compiled'
import { textKeys } from '../../manifest/text-keys'
import { usePlatform } from '../../platform/platform'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import { filterLabel } from '../rows/filter-label'
import type { ListFilter } from '../rows/list-filter'
import { countValues, type ListSource } from '../rows/list-index'

/** The choice filters of a type's list; they offer the values of the rows where the manifest does not know them. */
export function useFilters(
  { type, list }: CompiledResource,
  source: ListSource<Row>,
  env: CellEnv,
): readonly ListFilter[] {
  const { site } = usePlatform()
  return useMemo(() => {
    const optionsOf = (filter: CompiledFilter): ListFilter['options'] => {
      if (filter.label === 'location')
        return site.locations.map(({ slug, display_name: label }) => ({ value: slug, label }))
      const values = filter.values?.map(String) ?? [...countValues(source, filter.id).keys()]
      return values.map((value) => ({ value, label: filterLabel(filter, value, env) }))
    }
    return list.filters.map((filter) => ({
      id: filter.id,
      label: env.texts.resource(type, textKeys.field(filter.id)),
      options: optionsOf(filter),
      part: filter,
    }))
  }, [type, list, source, env, site])
}
