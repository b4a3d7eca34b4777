import { foldText } from '../../lib/fold-text'
import { attentionOf, pressure, type RecordItem } from '../data/record-item'
import type { ListReaders, Reader } from '../rows/list-index'
import { sortKey } from '../rows/sort-key'

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

/** What a record is doing. */
export function kindOf(item: RecordItem): ItemKind {
  const { view } = item
  const pressing = attentionOf(item)
  if (pressing) return pressing
  if (view?.kind === 'works' || view?.kind === 'rest') return view.kind
  return 'none'
}

/** The order of what is pressing, where no other is wanted. */
export const pressing = 'pressing'

/** What the list of everything reads off its records, in these words. */
export function itemReaders(words: ItemWords): ListReaders<RecordItem> {
  const from = [words]
  const read = <Value>(value: (item: RecordItem) => Value): Reader<RecordItem, Value> => ({
    from,
    read: value,
  })
  const placeOf = ({ row }: RecordItem): string => words.location(row.location)
  const oneOf = ({ resource }: RecordItem): string => words.one(resource.type)
  const stateOf = ({ resource, view }: RecordItem): string =>
    view ? words.state(resource.type, view.state) : ''
  return {
    text: read((item) => foldText(`${item.title} ${oneOf(item)} ${item.row.id} ${placeOf(item)}`)),
    keys: {
      name: read(({ title }) => sortKey(title)),
      type: read((item) => sortKey(oneOf(item))),
      location: read((item) => sortKey(placeOf(item))),
      state: read((item) => sortKey(stateOf(item))),
      price: read(({ month }) => month ?? -1),
      [pressing]: read(pressure),
    },
    values: {
      type: read(({ resource }) => resource.type),
      location: read(({ row }) => row.location ?? ''),
      kind: read(kindOf),
    },
    amounts: {},
  }
}
