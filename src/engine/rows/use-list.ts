import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { formatNumber } from '../../lib/quantity'
import { useTexts } from '../../platform/i18n/use-texts'
import { useLazyPart, type Lazy } from '../../ui/lazy'
import type { ListFilter } from './list-filter'
import { idleWork } from './idle-work'
import {
  ListIndex,
  sortOf,
  type ListChoice,
  type ListReaders,
  type ListSource,
  type Selected,
  type Totals,
} from './list-index'
import { isNarrowed, isSpoken, type ListQuery } from './list-query'
import type { QueryLanguage } from './query-language'
import { useListAddress, type ListAddress } from './use-list-address'

/** What is shown of a list. */
interface ListView<Item> extends Selected<Item> {
  /** Sums over the items chosen; undefined while they are not known. */
  totals: Totals | undefined
}

/** Lists up to this long are added up at once when their items have changed. */
const atOnce = 500

/**
 * The sums over what is found, from the values `read` so far. Of a long list that is read again the last ones stay
 * meanwhile, if as many items are found.
 */
function useTotals<Item extends object>(
  index: ListIndex<Item>,
  source: ListSource<Item>,
  found: readonly number[],
  read: ListSource<Item> | undefined,
): Totals | undefined {
  const [last, setLast] = useState<{ totals: Totals; count: number }>()
  const known = read === source || (read !== undefined && source.items.length <= atOnce)
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
 * Shows what a choice leaves of a list. Both must stay the same objects while nothing changes. Typing comes before the
 * rows it leads to; what a search and the totals need is read ahead while the browser is idle.
 */
export function useListIndex<Item extends object>(
  source: ListSource<Item>,
  choice: ListChoice<Item>,
): ListView<Item> {
  const [index] = useState(() => new ListIndex<Item>())
  const [read, setRead] = useState<ListSource<Item>>()
  const shown = useDeferredValue(useMemo(() => ({ source, choice }), [source, choice]))
  const selected = useMemo(() => index.select(shown.source, shown.choice), [index, shown])
  useEffect(
    () => idleWork(shown.source.items, index.readAhead(shown.source)).start(() => setRead(shown.source)),
    [index, shown.source],
  )
  const totals = useTotals(index, shown.source, selected.found, read)
  return { ...selected, totals }
}

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
