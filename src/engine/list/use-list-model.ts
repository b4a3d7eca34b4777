import { useCallback, useMemo } from 'react'
import type { CompiledColumn, CompiledResource } from '../../manifest/compiled'
import { referredTypes } from '../../manifest/referred-types'
import { useActions, type Actions } from '../actions/use-actions'
import type { Target } from '../jobs/target'
import { useWantedJoins } from '../actions/dialog-address'
import { useAwaited } from '../jobs/use-awaited'
import type { CellEnv } from '../data/env'
import { useCellEnv } from '../cells/use-cell-env'
import type { Row } from '../data/row'
import { useSettling } from '../data/settling'
import { useJoins } from '../data/use-joins'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useReferences } from '../data/use-references'
import { useTypeList, type TypeList } from '../data/use-type-lists'
import { useSubjects, type SubjectOf } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { useAfterPaint } from '../../platform/use-after-paint'
import type { ListFilter } from '../rows/list-filter'
import type { Totals } from '../rows/list-index'
import { isSpoken } from '../rows/list-query'
import type { QueryLanguage } from '../rows/query-language'
import { rowLanguageCode } from '../rows/row-language-code'
import { rowReaders, sortColumn } from '../rows/row-readers'
import { useListAddress, type ListAddress } from '../rows/use-list-address'
import { useListIndex } from '../rows/use-list-index'
import { useLanguageCode } from '../rows/use-query-box'
import { useFilters } from './use-filters'

/** Everything a list shows: the answers of all locations, and what the address picks from them. */
export interface ListModel extends ListAddress {
  data: TypeList
  /** The rows that fit, in the order asked for. */
  rows: readonly Row[]
  /** What they add up to; undefined while that is not known. */
  totals: Totals | undefined
  sort: ReturnType<typeof sortColumn>
  filters: readonly ListFilter[]
  /** Undefined until the query needs it. */
  language: QueryLanguage<Row> | undefined
  /** The box of the query is used, so its language will be needed. */
  useLanguage: () => void
  /** Of all rows only those are shown that the last action was not done to. */
  onlyFailed: boolean
  env: CellEnv
  subjectOf: SubjectOf
  actions: Actions
  /** The record of a row with its name, by the row's key; undefined when it is gone. */
  targetOf: (key: string) => Target | undefined
}

const none: readonly Row[] = []

/** The rows of these keys; all of them once none of the wanted is left. */
function useOnly(rows: readonly Row[], keys: ReadonlySet<string> | undefined): readonly Row[] {
  return useMemo(() => {
    const found = keys ? rows.filter(({ key }) => keys.has(key)) : none
    return found.length > 0 ? found : rows
  }, [rows, keys])
}

/**
 * Reads a list with its joins, its prices and what the `visible` columns and the filters refer to, and polls while
 * something in it settles. `failed` are the keys of the rows the last action was not done to, when only they are to be shown.
 */
export function useListModel(
  resource: CompiledResource,
  visible: readonly CompiledColumn[],
  failed: ReadonlySet<string> | undefined,
): ListModel {
  const surroundings = useSurroundings({ resource })
  const data = useTypeList(resource, surroundings)
  const enabled = useAfterPaint(!data.pending)
  const names = useWantedJoins(resource, resource.list.joins)
  const joins = useJoins(resource, { enabled, names })
  const prices = usePrices(enabled && resource.price.length > 0)
  const awaitsPrices = useAwaitsPrices(enabled && resource.price.length > 0)
  const subjectOf = useSubjects(resource, surroundings, joins, prices, awaitsPrices)
  const types = useMemo(() => referredTypes([...visible, ...resource.list.filters]), [resource, visible])
  const reference = useReferences(types, surroundings, { enabled })
  const awaited = useAwaited(resource, data.rows, subjectOf)
  useSettling(awaited.moving, () => {
    for (const part of data.parts)
      if (part.location === undefined || awaited.places.has(part.location)) part.refetch()
  })
  const env = useCellEnv(resource, reference, { awaited: awaited.view })
  const { query, typed, change } = useListAddress()
  const all = useOnly(data.rows, failed)
  const readers = useMemo(() => rowReaders(resource, subjectOf, env), [resource, subjectOf, env])
  const source = useMemo(() => ({ items: all, readers }), [all, readers])
  const filters = useFilters(resource, source, env)
  const { code, use: useLanguage } = useLanguageCode(query, rowLanguageCode)
  const language = useMemo(() => code?.(env, subjectOf, filters), [code, env, subjectOf, filters])
  const sort = useMemo(() => sortColumn(resource, query), [resource, query])
  const choice = useMemo(
    () => ({
      query,
      order: sort && { by: sort.column.id, descending: sort.descending },
      conditions: isSpoken(query.text) ? language?.read(query.text) : undefined,
    }),
    [query, sort, language],
  )
  const { items: rows, totals } = useListIndex(source, choice)
  const actions = useActions(resource, subjectOf, awaited)
  const byKey = useMemo(() => new Map(data.rows.map((row) => [row.key, row])), [data.rows])
  const targetOf = useCallback(
    (key: string) => {
      const row = byKey.get(key)
      return row && actions.target(row)
    },
    [byKey, actions],
  )
  return {
    data,
    rows,
    totals,
    sort,
    filters,
    language,
    useLanguage,
    onlyFailed: all !== data.rows,
    query,
    typed,
    change,
    env,
    subjectOf,
    actions,
    targetOf,
  }
}
