import { useCallback, useMemo } from 'react'
import type { CompiledColumn, CompiledFilter } from '../../manifest/compiled-columns'
import type { CompiledResource } from '../../manifest/compiled'
import { referredTypes } from '../../manifest/referred-types'
import { textKeys } from '../../manifest/text-keys'
import { useTexts } from '../../platform/i18n/use-texts'
import { usePlatform } from '../../platform/platform'
import { useAfterPaint } from '../../ui/use-after-paint'
import { lazy } from '../../ui/lazy'
import { useActions, type Actions } from '../actions/use-actions'
import { useNeededJoins } from '../actions/dialog-address'
import { useCellEnv } from '../cells/use-cell-env'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import { useSettling } from '../../platform/settling'
import { useJoins } from '../data/use-joins'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useReferences } from '../data/use-references'
import { useSubjects, type SubjectOf } from '../data/use-subjects'
import { useEnvironment } from '../data/use-environment'
import { useTypeList, type TypeList } from '../data/use-type-lists'
import type { RecordTarget } from '../jobs/target'
import { usePendingStates } from '../jobs/use-pending-states'
import { filterLabel, type ListFilter } from '../rows/list-filter'
import { countValues } from '../rows/list-index'
import { rowReaders, usualSort } from '../rows/row-readers'
import { useList, type ListModel } from '../rows/use-list'

/** List of a type: answers of all locations, filtered and sorted by the URL. */
export interface RowList extends ListModel<Row> {
  data: TypeList
  env: CellEnv
  subjectOf: SubjectOf
  actions: Actions
  /** Whether a record is there, filtered or not. */
  isListed: (key: string) => boolean
  /** A record with its name, by row key; undefined if it is gone. */
  targetOf: (key: string) => RecordTarget | undefined
}

const languageCode = lazy(async () => (await import('../rows/row-language')).rowLanguage)

const none: readonly Row[] = []

/**
 * Reads a list with joins, prices and the references of `visible` columns and filters, and polls while something
 * settles. `failed` are row keys to show alone; all rows are shown once none of these exists.
 */
export function useRowList(
  resource: CompiledResource,
  visible: readonly CompiledColumn[],
  failed: ReadonlySet<string> | undefined,
): RowList {
  const { site } = usePlatform()
  const { t } = useTexts()
  const environment = useEnvironment({ resource })
  const data = useTypeList(resource, environment)
  const enabled = useAfterPaint(!data.pending)
  const names = useNeededJoins(resource, resource.list.joins)
  const joins = useJoins(resource, { enabled, names })
  const prices = usePrices(enabled && resource.price.length > 0)
  const awaitsPrices = useAwaitsPrices(enabled && resource.price.length > 0)
  const subjectOf = useSubjects(resource, environment, joins, prices, awaitsPrices)
  const types = useMemo(() => referredTypes([...visible, ...resource.list.filters]), [resource, visible])
  const reference = useReferences(types, environment, { enabled })
  const awaited = usePendingStates(resource, data.rows, subjectOf)
  useSettling(awaited.moving, () => {
    for (const part of data.parts)
      if (part.location === undefined || awaited.places.has(part.location)) part.refetch()
  })
  const env = useCellEnv(resource, reference, { awaited: awaited.view })
  const items = useMemo(() => {
    const found = failed ? data.rows.filter(({ key }) => failed.has(key)) : none
    return found.length > 0 ? found : data.rows
  }, [data.rows, failed])
  const readers = useMemo(() => rowReaders(resource, subjectOf, env), [resource, subjectOf, env])
  const filters = useMemo(() => {
    // Values unknown to the manifest are collected from the rows.
    const optionsOf = (filter: CompiledFilter): ListFilter['options'] => {
      if (filter.label === 'location')
        return site.locations.map(({ slug, display_name: label }) => ({ value: slug, label }))
      const values = filter.values?.map(String) ?? [...countValues({ items, readers }, filter.id).keys()]
      return values.map((value) => ({ value, label: filterLabel(filter, value, env) }))
    }
    return resource.list.filters.map((filter) => ({
      id: filter.id,
      label: env.texts.resource(resource.type, textKeys.field(filter.id)),
      options: optionsOf(filter),
      part: filter,
    }))
  }, [resource, items, readers, env, site])
  const list = useList({
    items,
    readers,
    filters,
    usual: useMemo(() => usualSort(resource), [resource]),
    code: languageCode,
    languageOf: useCallback(
      (code: Awaited<ReturnType<typeof languageCode>>) => code(env, subjectOf, filters),
      [env, subjectOf, filters],
    ),
    only: items === data.rows ? undefined : t('list.onlyFailed'),
    total: data.rows.length,
  })
  const actions = useActions(resource, subjectOf, awaited)
  const byKey = useMemo(() => new Map(data.rows.map((row) => [row.key, row])), [data.rows])
  const isListed = useCallback((key: string) => byKey.has(key), [byKey])
  const targetOf = useCallback(
    (key: string) => {
      const row = byKey.get(key)
      return row && actions.target(row)
    },
    [byKey, actions],
  )
  return { ...list, data, env, subjectOf, actions, isListed, targetOf }
}
