import { monthSum, type MonthSum, type RecordItem } from '../data/record-item'
import { kindOf, type Grouping, type ItemWords } from './item-readers'

/** A line of the list: the head of a group with what its records cost a month, or a record. */
export type ItemLine =
  | { kind: 'group'; id: string; label: string; count: number; month: MonthSum }
  | { kind: 'item'; item: RecordItem }

function groupOf(item: RecordItem, by: Grouping, words: ItemWords): { id: string; label: string } {
  const { resource, row } = item
  if (by === 'type') return { id: resource.type, label: words.type(resource.type) }
  if (by === 'location') return { id: row.location ?? '', label: words.location(row.location) }
  return { id: kindOf(item), label: words.kind(kindOf(item)) }
}

/** Records below the head of their group, each in the order in which its first record comes; as they are without groups. */
export function groupItems(
  items: readonly RecordItem[],
  by: Grouping | undefined,
  words: ItemWords,
): readonly ItemLine[] {
  if (!by) return items.map((item) => ({ kind: 'item', item }))
  const groups = new Map<string, RecordItem[]>()
  for (const item of items) {
    const { id } = groupOf(item, by, words)
    groups.set(id, groups.get(id) ?? [])
    groups.get(id)?.push(item)
  }
  return [...groups.values()].flatMap((members) => {
    const heads = members.slice(0, 1).map((first): ItemLine => ({
      kind: 'group',
      ...groupOf(first, by, words),
      count: members.length,
      month: monthSum(members),
    }))
    return [...heads, ...members.map((item): ItemLine => ({ kind: 'item', item }))]
  })
}
