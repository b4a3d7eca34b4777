import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { useLazyPart, type Lazy } from '../../ui/lazy'
import type { ListFilter } from './list-filter'
import { atOnce, idleWork } from '../../lib/idle-work'
import {
  ListIndex,
  sortOf,
  type ListSelection,
  type ListReaders,
  type ListSource,
  type Selected,
  type Totals,
} from './list-index'
import { isNarrowed, hasConditions, type ListQuery } from './list-query'
import type { QueryLanguage } from './query-language'
import { useListAddress, type ListAddress } from './use-list-address'

/** The visible part of a list. */
interface ListView<Item> extends Selected<Item> {
  /** Sums over the selected items; undefined while unknown. */
  totals: Totals | undefined
}

const isLong = ({ items }: { items: readonly unknown[] }): boolean => items.length > atOnce

/**
 * The items to select from. Those of a long list that has changed follow once their order was computed in idle time; until
 * then these are the ones before.
 */
function useOrdered<Item extends object>(
  index: ListIndex<Item>,
  source: ListSource<Item>,
  order: ListQuery['sort'],
): ListSource<Item> {
  const [last, setLast] = useState(source)
  const waits = order !== undefined && last !== source && isLong(source) && isLong(last)
  if (last !== source && !waits && (isLong(source) || isLong(last))) setLast(source)
  useEffect(
    () =>
      waits
        ? idleWork(source.items, index.orderAhead(source, order)).start(() => setLast(source))
        : undefined,
    [waits, index, source, order],
  )
  return waits ? last : source
}

/**
 * Sums over the selected items, from values read so far. For long lists the previous sums are kept until the new ones
 * are ready, if the row count is unchanged.
 */
function useTotals<Item extends object>(
  index: ListIndex<Item>,
  source: ListSource<Item>,
  found: readonly number[],
  read: ListSource<Item> | undefined,
): Totals | undefined {
  const [last, setLast] = useState<{ totals: Totals; count: number }>()
  const known = read === source || (read !== undefined && !isLong(source))
  const totals = useMemo(
    () => (known ? index.totals(source, found) : undefined),
    [index, source, found, known],
  )
  useEffect(() => {
    if (totals) setLast({ totals, count: found.length })
  }, [totals, found])
  return totals ?? (last?.count === found.length ? last.totals : undefined)
}

/**
 * Selects the items of a query. Both arguments must be stable. Input has priority over rows; values for search and
 * totals are precomputed in idle time.
 */
export function useListIndex<Item extends object>(
  source: ListSource<Item>,
  choice: ListSelection<Item>,
): ListView<Item> {
  const [index] = useState(() => new ListIndex<Item>())
  const [read, setRead] = useState<ListSource<Item>>()
  const ordered = useOrdered(index, source, choice.order)
  const shown = useDeferredValue(useMemo(() => ({ source: ordered, choice }), [ordered, choice]))
  const selected = useMemo(() => index.select(shown.source, shown.choice), [index, shown])
  useEffect(
    () => idleWork(shown.source.items, index.readAhead(shown.source)).start(() => setRead(shown.source)),
    [index, shown.source],
  )
  const totals = useTotals(index, shown.source, selected.found, read)
  return { ...selected, totals }
}

/** A list: its items and what the URL selects of them. */
export interface ListModel<Item> extends ListAddress {
  /** All items. */
  items: readonly Item[]
  /** Matching items in the requested order. */
  rows: readonly Item[]
  /** Their sums; undefined while unknown. */
  totals: Totals | undefined
  sort: ListQuery['sort']
  filters: readonly ListFilter[]
  /** Undefined until the query needs it. */
  language: QueryLanguage<Item> | undefined
  /** Loads the query language, when the filter box gets focus. */
  wantLanguage: () => void
  /** Text of a reduction in addition to the query. */
  only: string | undefined
  narrowed: boolean
  /** Number of items the query cannot be decided for: a value it needs is being read, or could not be. */
  undecided: number
  /** Total number of items. */
  total: number
  /** Text for the number of rows: "20", or "3 of 20" if narrowed. */
  count: string
}

/** Options of `useList`; all must be stable. */
export interface ListOptions<Item, Code> {
  items: readonly Item[]
  readers: ListReaders<Item>
  filters: readonly ListFilter[]
  /** Default order. */
  usual: ListQuery['sort']
  /** The query language: its code, loaded on demand, and its factory. */
  code: Lazy<[], Code>
  languageOf: (code: Code) => QueryLanguage<Item>
  /** Describes the reduced set the items come from, and its total. */
  only?: string | undefined
  total?: number
}

/** Searches, filters and sorts items by the URL. */
export function useList<Item extends object, Code>(list: ListOptions<Item, Code>): ListModel<Item> {
  const { items, readers, filters, usual, languageOf, only, total = items.length } = list
  const { t, locale } = useTexts()
  const address = useListAddress()
  const { query } = address
  const [used, setUsed] = useState(false)
  const wantsLanguage = used || hasConditions(query.text) || isNarrowed({ text: '', filters: query.filters })
  const code = useLazyPart(list.code, wantsLanguage) ?? list.code.current()
  const language = useMemo(() => code && languageOf(code), [code, languageOf])
  const source = useMemo(() => ({ items, readers }), [items, readers])
  const choice = useMemo(
    () => ({
      query,
      order: sortOf(query, readers, usual),
      conditions: hasConditions(query.text) ? language?.read(query.text) : undefined,
    }),
    [query, readers, usual, language],
  )
  const { items: rows, totals, undecided } = useListIndex(source, choice)
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
    undecided,
    total,
    count: narrowed ? t('list.of', { shown: formatNumber(rows.length, locale), all }) : all,
  }
}
