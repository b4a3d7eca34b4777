import { foldedWords, foldText } from '../../lib/fold-text'
import { isSpoken, type ListQuery } from '../rows/list-query'
import type { ReadQuery } from '../rows/query-language'
import { sortKey } from '../rows/sort-key'
import { attentionOf, monthSum, pressure, type MonthSum, type RecordItem } from '../data/record-item'

/** What a record is doing, in the few words all types share. */
export type ItemKind = 'wrong' | 'attention' | 'idle' | 'moving' | 'works' | 'rest' | 'none'

/** What everything can be grouped by. */
export const groupings = ['type', 'location', 'kind'] as const
export type Grouping = (typeof groupings)[number]

/** Whether a word names one of them. */
export function isGrouping(word: string | null): word is Grouping {
  return groupings.some((grouping) => grouping === word)
}

/** The words records are found and grouped by. */
export interface ItemWords {
  /** Name of a type, for many and for one. */
  type: (type: string) => string
  one: (type: string) => string
  location: (slug: string | undefined) => string
  kind: (kind: ItemKind) => string
  state: (type: string, state: string) => string
}

/** A line of the list: the head of a group with what its records cost a month, or a record. */
export type ItemLine =
  | { kind: 'group'; id: string; label: string; count: number; month: MonthSum }
  | { kind: 'item'; item: RecordItem }

/** What a record is doing. */
export function kindOf(item: RecordItem): ItemKind {
  const { view } = item
  const pressing = attentionOf(item)
  if (pressing) return pressing
  if (view?.kind === 'works' || view?.kind === 'rest') return view.kind
  return 'none'
}

const sorts: Readonly<Record<string, (item: RecordItem, words: ItemWords) => string | number>> = {
  name: ({ title }) => sortKey(title),
  type: ({ resource }, { one }) => sortKey(one(resource.type)),
  location: ({ row }, { location }) => sortKey(location(row.location)),
  state: ({ resource, view }, { state }) => sortKey(view ? state(resource.type, view.state) : ''),
  price: ({ month }) => month ?? -1,
}

function valueOf(item: RecordItem, by: Grouping): string {
  if (by === 'type') return item.resource.type
  return by === 'location' ? (item.row.location ?? '') : kindOf(item)
}

function labelOf(item: RecordItem, by: Grouping, words: ItemWords): string {
  if (by === 'type') return words.type(item.resource.type)
  return by === 'location' ? words.location(item.row.location) : words.kind(kindOf(item))
}

/** The items that fit a query. What is `spoken` stands for its text; until it is known, its words alone do. */
export function pickItems(
  items: readonly RecordItem[],
  query: Pick<ListQuery, 'text' | 'filters'>,
  words: ItemWords,
  spoken?: ReadQuery<RecordItem>,
): readonly RecordItem[] {
  const typed = spoken?.words ?? foldedWords(query.text).filter((word) => !isSpoken(word))
  const chosen = groupings.flatMap((by) => {
    const values = query.filters[by] ?? []
    return values.length === 0 ? [] : [{ by, values: new Set(values) }]
  })
  return items.filter((item) => {
    if (!chosen.every(({ by, values }) => values.has(valueOf(item, by)))) return false
    if (typed.length > 0) {
      const { resource, row, title } = item
      const text = foldText(`${title} ${words.one(resource.type)} ${row.id} ${words.location(row.location)}`)
      if (!typed.every((word) => text.includes(word))) return false
    }
    return spoken?.fits(item) ?? true
  })
}

/** Picks, orders and groups everything there is; what is pressing comes first unless another order is wanted. */
export function arrange(
  items: readonly RecordItem[],
  query: ListQuery,
  group: Grouping | undefined,
  words: ItemWords,
  spoken?: ReadQuery<RecordItem>,
): readonly ItemLine[] {
  const keyOf = (query.sort && sorts[query.sort.by]) ?? pressure
  const after = query.sort?.descending ? -1 : 1
  const ordered = pickItems(items, query, words, spoken)
    .map((item) => ({ item, key: keyOf(item, words) }))
    .sort((one, other) => (one.key < other.key ? -after : one.key > other.key ? after : 0))
    .map(({ item }) => item)
  if (!group) return ordered.map((item) => ({ kind: 'item', item }))
  const groups = new Map<string, RecordItem[]>()
  for (const item of ordered) {
    const value = valueOf(item, group)
    const members = groups.get(value)
    if (members) members.push(item)
    else groups.set(value, [item])
  }
  return [...groups].flatMap(([id, members]): ItemLine[] => {
    const [first] = members
    if (!first) return []
    return [
      {
        kind: 'group',
        id,
        label: labelOf(first, group, words),
        count: members.length,
        month: monthSum(members),
      },
      ...members.map((item): ItemLine => ({ kind: 'item', item })),
    ]
  })
}
