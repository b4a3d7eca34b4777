import { useMemo, useState } from 'react'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { useLazyPart, type Lazy } from '../../ui/lazy'
import type { ListFilter } from './list-filter'
import { sortOf, type ListReaders, type Totals } from './list-index'
import { isNarrowed, isSpoken, type ListQuery } from './list-query'
import type { QueryLanguage } from './query-language'
import { useListAddress, type ListAddress } from './use-list-address'
import { useListIndex } from './use-list-index'

/** A list: its items, and what the address picks from them. */
export interface ListModel<Item> extends ListAddress {
  /** All that can be filtered. */
  items: readonly Item[]
  /** The items that fit, in the order asked for. */
  rows: readonly Item[]
  /** What they add up to; undefined while that is not known. */
  totals: Totals | undefined
  sort: ListQuery['sort']
  filters: readonly ListFilter[]
  /** Undefined until the query needs it. */
  language: QueryLanguage<Item> | undefined
  /** The box of the query is used, so its language will be needed. */
  wantLanguage: () => void
  /** What narrows the list besides the query, in words. */
  only: string | undefined
  narrowed: boolean
  /** How many there are in all. */
  total: number
  /** How many items are shown, of how many. */
  count: string
}

/** What a list is made of; all of it the same objects while nothing else is wanted. */
export interface ListOptions<Item, Code> {
  items: readonly Item[]
  readers: ListReaders<Item>
  filters: readonly ListFilter[]
  /** The order until another is chosen. */
  usual: ListQuery['sort']
  /** The query language: its code, fetched when the query needs it, and what is made of it. */
  code: Lazy<[], Code>
  languageOf: (code: Code) => QueryLanguage<Item>
  /** What the items are the rest of: in words, and how many there are in all. */
  only?: string | undefined
  total?: number
}

/** Searches, filters and orders items by what the address says. */
export function useList<Item extends object, Code>(list: ListOptions<Item, Code>): ListModel<Item> {
  const { items, readers, filters, usual, languageOf, only, total = items.length } = list
  const { t, locale } = useTexts()
  const address = useListAddress()
  const { query } = address
  const [used, setUsed] = useState(false)
  const wantsLanguage = used || isSpoken(query.text) || isNarrowed({ text: '', filters: query.filters })
  const code = useLazyPart(list.code, wantsLanguage) ?? list.code.current()
  const language = useMemo(() => code && languageOf(code), [code, languageOf])
  const source = useMemo(() => ({ items, readers }), [items, readers])
  const choice = useMemo(
    () => ({
      query,
      order: sortOf(query, readers, usual),
      conditions: isSpoken(query.text) ? language?.read(query.text) : undefined,
    }),
    [query, readers, usual, language],
  )
  const { items: rows, totals } = useListIndex(source, choice)
  const all = formatNumber(total, locale)
  const narrowed = isNarrowed(query) || only !== undefined
  return {
    ...address,
    items,
    rows,
    totals,
    sort: choice.order,
    filters,
    language,
    wantLanguage: () => setUsed(true),
    only,
    narrowed,
    total,
    count: narrowed ? t('list.of', { shown: formatNumber(rows.length, locale), all }) : all,
  }
}
