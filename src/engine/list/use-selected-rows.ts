import { useDeferredValue, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useLazyPart } from '../../ui/lazy-part'
import type { CellEnv } from '../data/env'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { isNarrowed, isSpoken, type ListQuery } from '../rows/list-query'
import { rowLanguageCode } from '../rows/row-language-code'
import { filterRows, isOrderedByRecord, orderIndexes, sortColumn, sortKeys } from '../rows/select-rows'
import { useKept } from '../rows/use-kept'
import { useSearchTexts } from './use-search-texts'

/** What the query picks from all rows. */
export interface SelectedRows {
  /** Rows that fit, in the order asked for. */
  rows: readonly Row[]
  /** Where they are among all rows, in the order of these; undefined when nothing is left out. */
  found: readonly number[] | undefined
}

/** The rows to show, filtered and ordered. Keys and texts are computed once per list; typing stays responsive. */
export function useSelectedRows(
  resource: CompiledResource,
  rows: readonly Row[],
  query: ListQuery,
  subjectOf: SubjectOf,
  env: CellEnv,
): SelectedRows {
  const text = useDeferredValue(query.text)
  const filters = useDeferredValue(query.filters)
  const order = sortColumn(resource, query)
  const column = order?.column
  const descending = order?.descending ?? false

  const joined = column !== undefined && !isOrderedByRecord(column, resource)
  const orderedBy = useKept(subjectOf, joined)
  const orderedIn = useKept(env, joined)
  const keys = useMemo(
    () => (column ? sortKeys(rows, column, orderedBy, orderedIn) : undefined),
    [rows, column, orderedBy, orderedIn],
  )
  const ordered = useMemo(() => {
    const all = rows.map((_, index) => index)
    return keys ? orderIndexes(all, keys, descending) : all
  }, [rows, keys, descending])

  const narrowed = isNarrowed({ text, filters })
  const narrowedBy = useKept(subjectOf, narrowed)
  const texts = useKept(useSearchTexts(rows, resource.list.search, subjectOf), narrowed)
  const speaks = isSpoken(text)
  const spokenIn = useKept(env, speaks)
  const languageOf = useLazyPart(rowLanguageCode, speaks)
  const language = useMemo(
    () => (speaks ? languageOf?.(spokenIn, narrowedBy) : undefined),
    [speaks, languageOf, spokenIn, narrowedBy],
  )
  const spoken = useMemo(() => language?.read(text), [language, text])
  const found = useMemo(
    () =>
      narrowed
        ? filterRows(rows, { text, filters }, resource.list.filters, narrowedBy, texts, spoken)
        : undefined,
    [rows, text, filters, resource, narrowed, narrowedBy, texts, spoken],
  )
  return useMemo(() => {
    const kept = new Uint8Array(rows.length)
    if (found) for (const index of found) kept[index] = 1
    else kept.fill(1)
    const result: Row[] = []
    for (const index of ordered) {
      const row = rows[index]
      if (row && kept[index] === 1) result.push(row)
    }
    return { rows: result, found }
  }, [rows, ordered, found])
}
