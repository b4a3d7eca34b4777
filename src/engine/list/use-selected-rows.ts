import { useDeferredValue, useMemo } from 'react'
import type { CompiledResource } from '../../manifest/compiled'
import { useLazyPart } from '../../ui/lazy-part'
import type { CellEnv } from '../cells/cell'
import type { Row } from '../data/row'
import type { SubjectOf } from '../data/use-subjects'
import { isNarrowed, isSpoken, type ListQuery } from './list-query'
import { rowLanguageCode } from './row-language-code'
import { filterRows, isOrderedByRecord, orderIndexes, sortColumn, sortKeys } from './select-rows'
import { useKept } from './use-kept'
import { useSearchTexts } from './use-search-texts'

/** The rows to show, filtered and ordered. Keys and texts are computed once per list; typing stays responsive. */
export function useSelectedRows(
  resource: CompiledResource,
  rows: readonly Row[],
  query: ListQuery,
  subjectOf: SubjectOf,
  env: CellEnv,
): readonly Row[] {
  const text = useDeferredValue(query.text)
  const filters = useDeferredValue(query.filters)
  const order = sortColumn(resource, query)
  const column = order?.column
  const descending = order?.descending ?? false

  const joined = column !== undefined && !isOrderedByRecord(column)
  const orderedBy = useKept(subjectOf, joined)
  const orderedIn = useKept(env, joined)
  const ordered = useMemo(() => {
    const all = rows.map((_, index) => index)
    return column ? orderIndexes(all, sortKeys(rows, column, orderedBy, orderedIn), descending) : all
  }, [rows, column, descending, orderedBy, orderedIn])

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
  return useMemo(() => {
    const kept = new Uint8Array(rows.length)
    if (narrowed) {
      const indexes = filterRows(rows, { text, filters }, resource.list.filters, narrowedBy, texts, spoken)
      for (const index of indexes) kept[index] = 1
    } else kept.fill(1)
    const result: Row[] = []
    for (const index of ordered) {
      const row = rows[index]
      if (row && kept[index] === 1) result.push(row)
    }
    return result
  }, [rows, ordered, text, filters, resource, narrowed, narrowedBy, texts, spoken])
}
