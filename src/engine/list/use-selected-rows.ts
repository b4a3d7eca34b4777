import { useDeferredValue, useEffect, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import type { CellEnv } from '../cells/cell'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import type { ListQuery } from './list-query'
import { filterRows, orderIndexes, searchTexts, sortColumn, sortKeys } from './select-rows'

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

const whenIdle: (work: () => void) => () => void =
  'requestIdleCallback' in globalThis
    ? (work) => {
        const id = requestIdleCallback(work)
        return () => cancelIdleCallback(id)
      }
    : (work) => {
        const id = setTimeout(work, 200)
        return () => clearTimeout(id)
      }

/** The rows to show, filtered and ordered. Keys and texts are computed once per list; typing stays responsive. */
export function useSelectedRows(
  resource: CompiledResource,
  rows: readonly Row[],
  query: ListQuery,
  subjectOf: SubjectOf,
  env: CellEnv,
): readonly Row[] {
  const text = useDeferredValue(query.text)
  const { filters } = query
  const texts = useMemo(
    () => once(() => searchTexts(rows, resource.list.search, subjectOf)),
    [rows, resource, subjectOf],
  )
  useEffect(() => whenIdle(() => void texts()), [texts])

  const order = sortColumn(resource, query)
  const column = order?.column
  const descending = order?.descending ?? false
  const ordered = useMemo(() => {
    const all = rows.map((_, index) => index)
    return column ? orderIndexes(all, sortKeys(rows, column, subjectOf, env), descending) : all
  }, [rows, column, descending, subjectOf, env])
  return useMemo(() => {
    const narrowed = text.trim() !== '' || Object.keys(filters).length > 0
    const kept = narrowed
      ? new Set(filterRows(rows, { text, filters }, resource.list.filters, subjectOf, texts))
      : undefined
    const result: Row[] = []
    for (const index of ordered) {
      const row = rows[index]
      if (row && (!kept || kept.has(index))) result.push(row)
    }
    return result
  }, [rows, ordered, text, filters, resource, subjectOf, texts])
}
