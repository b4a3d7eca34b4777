import { useCallback, useDeferredValue, useMemo } from 'react'
import type { CompiledColumn, CompiledResource } from '../../manifest/compiled'
import { referredTypes } from '../../manifest/referred-types'
import { useActions, type Actions } from '../actions/use-actions'
import type { Target } from '../jobs/target'
import { useWantedJoins } from '../actions/use-wanted-joins'
import { useAwaited } from '../jobs/use-awaited'
import type { CellEnv } from '../data/env'
import { useCellEnv } from '../cells/use-cell-env'
import type { Row } from '../data/row'
import { useSettling } from '../data/settling'
import { useJoins } from '../data/use-joins'
import { useAwaitsPrices, usePrices } from '../data/use-prices'
import { useReferences } from '../data/use-references'
import { useRows, type Rows } from '../data/use-rows'
import { useSubjects, type SubjectOf } from '../data/use-subjects'
import { useSurroundings } from '../data/use-surroundings'
import { useAfterPaint } from '../../platform/use-after-paint'
import { useListAddress, type ListAddress } from '../rows/use-list-address'
import { useSelectedRows, type SelectedRows } from './use-selected-rows'

/** Everything a list shows: the answers of all locations, and what the address picks from them. */
export interface ListModel extends ListAddress, SelectedRows {
  data: Rows
  /** The rows that are looked through: all of the data, or those that the last action was not done to. */
  all: readonly Row[]
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
  const data = useRows(resource, surroundings)
  const enabled = useAfterPaint(!data.pending)
  const names = useWantedJoins(resource, resource.list.joins)
  const joins = useJoins(resource, { enabled, names })
  const prices = usePrices(enabled && resource.price.length > 0)
  const awaitsPrices = useAwaitsPrices(enabled && resource.price.length > 0)
  const current = useSubjects(resource, surroundings, joins, prices, awaitsPrices)
  const types = useMemo(() => referredTypes([...visible, ...resource.list.filters]), [resource, visible])
  const reference = useReferences(types, surroundings, { enabled })
  const awaited = useAwaited(resource, data.rows, current)
  useSettling(awaited.moving, () => {
    for (const part of data.parts)
      if (part.location === undefined || awaited.places.has(part.location)) part.refetch()
  })
  const latest = useCellEnv(resource, reference, { awaited: awaited.view })
  // What cells show besides their record: every row is drawn again, in slices.
  const { env, subjectOf } = useDeferredValue(
    useMemo(() => ({ env: latest, subjectOf: current }), [latest, current]),
  )
  const { query, typed, change } = useListAddress()
  const all = useOnly(data.rows, failed)
  const { rows, found } = useSelectedRows(resource, all, query, subjectOf, env)
  const actions = useActions(resource, current, awaited)
  const byKey = useMemo(() => new Map(data.rows.map((row) => [row.key, row])), [data.rows])
  const targetOf = useCallback(
    (key: string) => {
      const row = byKey.get(key)
      return row && actions.target(row)
    },
    [byKey, actions],
  )
  const onlyFailed = all !== data.rows
  return { data, all, rows, found, onlyFailed, query, typed, change, env, subjectOf, actions, targetOf }
}
