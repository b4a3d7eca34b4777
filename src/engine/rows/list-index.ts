import { foldedWords } from '../../lib/fold-text'
import { Latest } from '../../lib/latest'
import { hasConditions, type ListQuery } from './list-query'

/** Reads a value of an item. Readers with equal `from` return equal values, even if the function is new. */
export interface Reader<Item, Value> {
  /** Inputs other than the item: joined lists, locale. */
  from: readonly unknown[]
  read: (item: Item) => Value
}

/** Readers of a list. */
export interface ListReaders<Item> {
  /** Searched text, folded (no case or accents). */
  text: Reader<Item, string>
  /** Sort keys by column, for plain comparison. */
  keys: Readonly<Record<string, Reader<Item, string | number>>>
  /** Filter values by filter; an empty text is no value, undefined an unknown one. */
  values: Readonly<Record<string, Reader<Item, string | undefined>>>
  /** Summed values by column: `noAmount` if there is none, `unknownAmount` if unknown. */
  amounts: Readonly<Record<string, Reader<Item, number>>>
}

export const noAmount = NaN
export const unknownAmount = Infinity

/** Items and their readers. */
export interface ListSource<Item> {
  items: readonly Item[]
  readers: ListReaders<Item>
}

/** A parsed query: its words, and a predicate for its conditions; undefined if a value they need is not known. */
export interface Conditions<Item> {
  words: readonly string[]
  fits: (item: Item) => boolean | undefined
}

/** Query and order of a list. */
export interface ListSelection<Item> {
  query: Pick<ListQuery, 'text' | 'filters'>
  /** Undefined for the source's order. */
  order?: ListQuery['sort']
  /** The parsed text, if it has conditions; undefined until the language is loaded, and nothing is decided then. */
  conditions?: Conditions<Item> | undefined
}

/** Result of a selection. */
export interface Selected<Item> {
  /** In the requested order. */
  items: readonly Item[]
  /** Their indexes in the source, ascending. */
  found: readonly number[]
  /** Number of items the query cannot be decided for; they are not selected. */
  undecided: number
}

/** Places of a query's items, and how many it cannot be decided for. */
type Found = Pick<Selected<never>, 'found' | 'undecided'>

/** Sum of a column, and whether some values are unknown. */
export interface Total {
  sum: number
  partial: boolean
}

/** Sums by column. */
export type Totals = ReadonlyMap<string, Total>

/** Values of a reader for all items, computed in slices or at once on demand. */
class Values<Item extends object, Value> {
  readonly #items: readonly Item[]
  readonly #read: (item: Item) => Value
  readonly #known: Value[] = []

  constructor(items: readonly Item[], read: (item: Item) => Value) {
    this.#items = items
    this.#read = read
  }

  get complete(): boolean {
    return this.#known.length === this.#items.length
  }

  advance(): void {
    const next = this.#items[this.#known.length]
    if (next !== undefined) this.#known.push(this.#read(next))
  }

  all(): readonly Value[] {
    while (!this.complete) this.advance()
    return this.#known
  }
}

/** Readers of the summed columns. */
type Amounts<Item extends object> = ReadonlyMap<string, Values<Item, number>>

/** True for the key of an item without a value. */
const isBlank = (key: string | number): boolean => key === '' || key === Number.NEGATIVE_INFINITY

/** Indexes sorted by key, stable; items without a value last, in either direction. Fast if `begin` is nearly sorted. */
export function placesInOrder(
  keys: readonly (string | number)[],
  descending: boolean,
  begin: readonly number[],
): number[] {
  const after = descending ? -1 : 1
  return [...begin].sort((a, b) => {
    const left = keys[a] ?? ''
    const right = keys[b] ?? ''
    if (left === right) return a - b
    if (isBlank(left)) return 1
    if (isBlank(right)) return -1
    return left < right ? -after : after
  })
}

/** The requested sort order if its column exists, otherwise the default. */
export function sortOf(
  { sort }: Pick<ListQuery, 'sort'>,
  { keys }: Pick<ListReaders<never>, 'keys'>,
  usual: ListQuery['sort'],
): ListQuery['sort'] {
  return sort && Object.hasOwn(keys, sort.by) ? sort : usual
}

/** Number of items per value of a choice filter, in order of first appearance. */
export function countValues<Item>(
  { items, readers }: ListSource<Item>,
  filter: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const reader = readers.values[filter]
  for (const item of reader ? items : []) {
    const value = reader?.read(item) ?? ''
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

/** The items at some indexes. */
function itemsAt<Item>(items: readonly Item[], places: readonly number[]): readonly Item[] {
  const found: Item[] = []
  for (const at of places) {
    const item = items[at]
    if (item !== undefined) found.push(item)
  }
  return found
}

/**
 * Searches, filters, sorts, counts and sums the items of a list. Values are cached until the item or the reader's
 * inputs change; a refreshed list is sorted starting from its previous order.
 */
export class ListIndex<Item extends object> {
  readonly #texts = new Latest<Values<Item, string>>()
  readonly #keys = new Latest<Values<Item, string | number>>()
  readonly #amounts = new Latest<Amounts<Item>>()
  readonly #order = new Latest<readonly number[]>()

  /** Selects the items of a query. */
  select(source: ListSource<Item>, { query, order, conditions }: ListSelection<Item>): Selected<Item> {
    const { found, undecided } = this.#find(source, query, conditions)
    const ordered = order && this.#ordered(source, order.by, order.descending)
    if (!ordered) return { items: itemsAt(source.items, found), found, undecided }
    const isFound = new Uint8Array(source.items.length)
    for (const at of found) isFound[at] = 1
    const places = ordered.filter((at) => isFound[at] === 1)
    return { items: itemsAt(source.items, places), found, undecided }
  }

  /** Column sums over the items at some indexes; columns without any number are missing. */
  totals(source: ListSource<Item>, found: readonly number[]): Totals {
    const totals = new Map<string, Total>()
    for (const [column, values] of this.#amountsOf(source)) {
      const amounts = values.all()
      const total: Total = { sum: 0, partial: false }
      let known = false
      for (const at of found) {
        const amount = amounts[at] ?? noAmount
        if (amount === unknownAmount) total.partial = true
        else if (!Number.isNaN(amount)) {
          known = true
          total.sum += amount
        }
      }
      if (known) totals.set(column, total)
    }
    return totals
  }

  /** Returns a function that precomputes, one item per call, what an order needs. */
  orderAhead(source: ListSource<Item>, order: ListQuery['sort']): () => void {
    const keys = order && this.#keysOf(source, order.by)
    return () => keys?.advance()
  }

  /** Returns a function that precomputes, one item per call, what search and totals need. */
  readAhead(source: ListSource<Item>): () => void {
    const ahead = [this.#textsOf(source), ...this.#amountsOf(source).values()]
    return () => {
      for (const values of ahead) values.advance()
    }
  }

  #keysOf({ items, readers }: ListSource<Item>, by: string): Values<Item, string | number> | undefined {
    const key = readers.keys[by]
    return key && this.#keys.get([items, by, ...key.from], () => new Values(items, key.read))
  }

  #textsOf({ items, readers: { text } }: ListSource<Item>): Values<Item, string> {
    return this.#texts.get([items, ...text.from], () => new Values(items, text.read))
  }

  #amountsOf({ items, readers: { amounts } }: ListSource<Item>): Amounts<Item> {
    const all = Object.entries(amounts)
    const from = all.flatMap(([column, reader]) => [column, ...reader.from])
    return this.#amounts.get(
      [items, ...from],
      () => new Map(all.map(([column, { read }]) => [column, new Values(items, read)])),
    )
  }

  #ordered(source: ListSource<Item>, by: string, descending: boolean): readonly number[] | undefined {
    const keys = this.#keysOf(source, by)?.all()
    if (!keys) return undefined
    const { items } = source
    return this.#order.get([keys, descending], (before) =>
      placesInOrder(keys, descending, before?.length === items.length ? before : [...items.keys()]),
    )
  }

  #find(
    source: ListSource<Item>,
    { text, filters }: ListSelection<Item>['query'],
    conditions: Conditions<Item> | undefined,
  ): Found {
    const { items, readers } = source
    if (!conditions && hasConditions(text)) return { found: [], undecided: items.length }
    const words = conditions?.words ?? foldedWords(text)
    const texts = words.length > 0 ? this.#textsOf(source).all() : []
    const chosen = Object.entries(readers.values).flatMap(([id, { read }]) => {
      const wanted = filters[id] ?? []
      return wanted.length > 0 ? [{ read, wanted: new Set(wanted) }] : []
    })
    const found: number[] = []
    let undecided = 0
    for (const [at, item] of items.entries()) {
      if (!words.every((word) => texts[at]?.includes(word))) continue
      let fits: boolean | undefined = true
      for (const { read, wanted } of chosen) {
        const value = read(item)
        if (value === undefined) fits = undefined
        else if (!wanted.has(value)) {
          fits = false
          break
        }
      }
      if (fits === false) continue
      const holds = conditions ? conditions.fits(item) : true
      if (holds === false) continue
      if (fits === undefined || holds === undefined) undecided += 1
      else found.push(at)
    }
    return { found, undecided }
  }
}
