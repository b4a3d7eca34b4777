import { foldedWords } from '../../lib/fold-text'
import { Latest } from '../../lib/latest'
import { isSpoken, type ListQuery } from './list-query'

/** Reads a value off an item; of the same `from` it reads the same, however often the reader itself is made anew. */
export interface Reader<Item, Value> {
  /** What it reads from besides the item: joined lists, the language. */
  from: readonly unknown[]
  read: (item: Item) => Value
}

/** What a list can read off its items. */
export interface ListReaders<Item> {
  /** What is searched, without case and accents. */
  text: Reader<Item, string>
  /** What items are ordered by, by column; plain comparison puts it in order. */
  keys: Readonly<Record<string, Reader<Item, string | number>>>
  /** What a choice filter compares, by filter; an empty text is nothing. */
  values: Readonly<Record<string, Reader<Item, string>>>
  /** What is added up, by column: `noAmount` where there is none, `unknownAmount` where it is not known. */
  amounts: Readonly<Record<string, Reader<Item, number>>>
}

export const noAmount = NaN
export const unknownAmount = Infinity

/** Items and how they are read. */
export interface ListSource<Item> {
  items: readonly Item[]
  readers: ListReaders<Item>
}

/** What is looked for when a text says more than words: words, and whether an item fits the rest. */
export interface Conditions<Item> {
  words: readonly string[]
  fits: (item: Item) => boolean
}

/** What is wanted of a list: how it is narrowed, and in which order its items come. */
export interface ListChoice<Item> {
  query: Pick<ListQuery, 'text' | 'filters'>
  /** Undefined: as the source has them. */
  order?: ListQuery['sort']
  /** What the text says, if that is more than words and known; until then its words alone count. */
  conditions?: Conditions<Item> | undefined
}

/** What a choice leaves of a list. */
export interface Selected<Item> {
  /** In the order wanted. */
  items: readonly Item[]
  /** Their places in the source, in its order. */
  found: readonly number[]
}

/** The sum of a column, and whether there are items in which it is not known. */
export interface Total {
  sum: number
  partial: boolean
}

/** Sums by column. */
export type Totals = ReadonlyMap<string, Total>

/** What a reader gives for the items of a list, in their order: bit by bit, or all of it when asked for. */
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

/** What columns are added up from. */
type Amounts<Item extends object> = ReadonlyMap<string, Values<Item, number>>

/** Places in the order of their keys; equal ones keep theirs. Quick where `begin` is nearly in that order. */
export function placesInOrder(
  keys: readonly (string | number)[],
  descending: boolean,
  begin: readonly number[],
): number[] {
  const after = descending ? -1 : 1
  return [...begin].sort((a, b) => {
    const left = keys[a] ?? ''
    const right = keys[b] ?? ''
    if (left < right) return -after
    return left > right ? after : a - b
  })
}

/** The order a query asks for, as far as items can be put in it, or the usual one. */
export function sortOf(
  { sort }: Pick<ListQuery, 'sort'>,
  { keys }: Pick<ListReaders<never>, 'keys'>,
  usual: ListQuery['sort'],
): ListQuery['sort'] {
  return sort && Object.hasOwn(keys, sort.by) ? sort : usual
}

/** How many items have each value of a choice filter, in the order in which values come. */
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

/** The items at some places, in the order of these. */
function itemsAt<Item>(items: readonly Item[], places: readonly number[]): readonly Item[] {
  const found: Item[] = []
  for (const at of places) {
    const item = items[at]
    if (item !== undefined) found.push(item)
  }
  return found
}

/**
 * Searches, filters, orders, counts and adds up the items of one list. Each value is read once for a list and kept until
 * the list or what the value is read from changes; a list that is read again is put in order from the order it had.
 */
export class ListIndex<Item extends object> {
  readonly #texts = new Latest<Values<Item, string>>()
  readonly #keys = new Latest<Values<Item, string | number>>()
  readonly #amounts = new Latest<Amounts<Item>>()
  readonly #order = new Latest<readonly number[]>()

  /** The items a choice leaves. */
  select(source: ListSource<Item>, { query, order, conditions }: ListChoice<Item>): Selected<Item> {
    const found = this.#find(source, query, conditions)
    const ordered = order && this.#ordered(source, order.by, order.descending)
    if (!ordered) return { items: itemsAt(source.items, found), found }
    const isFound = new Uint8Array(source.items.length)
    for (const at of found) isFound[at] = 1
    const places = ordered.filter((at) => isFound[at] === 1)
    return { items: itemsAt(source.items, places), found }
  }

  /** What columns add up to over the items at some places; a column without a number in any of them is left out. */
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

  /** Reads ahead, of one more item each time it is called, what a search and the totals will need. */
  readAhead(source: ListSource<Item>): () => void {
    const ahead = [this.#textsOf(source), ...this.#amountsOf(source).values()]
    return () => {
      for (const values of ahead) values.advance()
    }
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

  #ordered(
    { items, readers }: ListSource<Item>,
    by: string,
    descending: boolean,
  ): readonly number[] | undefined {
    const key = readers.keys[by]
    if (!key) return undefined
    const keys = this.#keys.get([items, by, ...key.from], () => new Values(items, key.read)).all()
    return this.#order.get([keys, descending], (before) =>
      placesInOrder(keys, descending, before?.length === items.length ? before : [...items.keys()]),
    )
  }

  #find(
    source: ListSource<Item>,
    { text, filters }: ListChoice<Item>['query'],
    conditions: Conditions<Item> | undefined,
  ): readonly number[] {
    const { items, readers } = source
    const words = conditions?.words ?? foldedWords(text).filter((word) => !isSpoken(word))
    const texts = words.length > 0 ? this.#textsOf(source).all() : []
    const chosen = Object.entries(readers.values).flatMap(([id, { read }]) => {
      const wanted = filters[id] ?? []
      return wanted.length > 0 ? [{ read, wanted: new Set(wanted) }] : []
    })
    const found: number[] = []
    for (const [at, item] of items.entries()) {
      if (!words.every((word) => texts[at]?.includes(word))) continue
      if (!chosen.every(({ read, wanted }) => wanted.has(read(item)))) continue
      if (conditions && !conditions.fits(item)) continue
      found.push(at)
    }
    return found
  }
}
