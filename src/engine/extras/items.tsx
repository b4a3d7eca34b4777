import type { ReactNode } from 'react'
import { foldText } from '../../lib/fold-text'
import { groupBy } from '../../lib/group-by'
import type { Texts } from '../../platform/i18n/texts'
import type { MoneyView } from '../../platform/money/use-money'
import table from '../../ui/data-table/table.module.css'
import { Icon } from '../../ui/Icon'
import { tooltip } from '../../ui/overlay/tooltip'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { LoadingValue } from '../cells/CellValue'
import { StateWord } from '../cells/state'
import { attentionOf, urgencyOf, type RecordItem } from '../data/record-item'
import type { ListColumn } from '../list/columns'
import { subjectPath } from '../../manifest/routes'
import type { ListFilter } from '../rows/list-filter'
import type { ListReaders, Reader } from '../rows/list-index'
import type { QueryField } from '../rows/query-language'
import { sortKey } from '../rows/sort-key'
import { typedNumber } from '../rows/typed-number'

/** State of a record, in terms shared by all types. */
export type ItemKind = 'wrong' | 'attention' | 'idle' | 'moving' | 'works' | 'rest' | 'none'

/** Groupings of the list of all resources. */
export const groupings = ['type', 'location', 'kind'] as const
export type Grouping = (typeof groupings)[number]

/** Texts for search and grouping. */
export interface ItemWords {
  /** Plural and singular name of a type. */
  type: (type: string) => string
  one: (type: string) => string
  location: (slug: string | undefined) => string
  kind: (kind: ItemKind) => string
  state: (type: string, state: string) => string
}

/** The state of a record. */
export function kindOf(item: RecordItem): ItemKind {
  const kind = item.view?.kind
  const usual = kind === 'idle' ? 'rest' : kind === 'works' || kind === 'rest' ? kind : 'none'
  return attentionOf(item) ?? usual
}

/** Text of a record in each column. */
const saying = {
  name: ({ title }: RecordItem): string => title,
  type: ({ resource }: RecordItem, words: ItemWords): string => words.one(resource.type),
  location: ({ row }: RecordItem, words: ItemWords): string => words.location(row.location),
  state: ({ resource, view }: RecordItem, words: ItemWords): string =>
    view ? words.state(resource.type, view.state) : '',
}

/** Id and label of a record's group. */
const grouping = {
  type: {
    idOf: ({ resource }: RecordItem): string => resource.type,
    label: ({ resource }: RecordItem, words: ItemWords): string => words.type(resource.type),
  },
  location: { idOf: ({ row }: RecordItem): string => row.location ?? '', label: saying.location },
  kind: { idOf: kindOf, label: (item: RecordItem, words: ItemWords): string => words.kind(kindOf(item)) },
} satisfies Record<Grouping, object>

/** A group of records, in order. */
export interface ItemGroup {
  id: string
  label: string
  items: readonly RecordItem[]
}

/** Groups records; groups keep the order of their first records. */
export function groupItems(
  items: readonly RecordItem[],
  by: Grouping,
  words: ItemWords,
): readonly ItemGroup[] {
  const { idOf, label } = grouping[by]
  return [...groupBy(items, idOf)].map(([id, own]) => ({ id, label: label(own[0], words), items: own }))
}

/** Default order: urgency. */
export const pressing = 'pressing'

/** Readers of the list index, with the given texts. */
export function itemReaders(words: ItemWords): ListReaders<RecordItem> {
  const from = [words]
  const read = <Value,>(value: (item: RecordItem) => Value): Reader<RecordItem, Value> => ({
    from,
    read: value,
  })
  const key = (say: (item: RecordItem, words: ItemWords) => string): Reader<RecordItem, string> =>
    read((item) => sortKey(say(item, words)))
  return {
    text: read((item) =>
      foldText(`${item.title} ${saying.type(item, words)} ${item.row.id} ${saying.location(item, words)}`),
    ),
    keys: {
      name: key(saying.name),
      type: key(saying.type),
      location: key(saying.location),
      state: key(saying.state),
      price: read(({ month }) => month ?? Number.NEGATIVE_INFINITY),
      [pressing]: read(urgencyOf),
    },
    values: {
      type: read(({ resource }) => resource.type),
      location: read(({ row }) => row.location ?? ''),
      kind: read(kindOf),
    },
    amounts: {},
  }
}

/** Column labels. */
export type ItemLabels = Readonly<Record<'name' | 'type' | 'location' | 'state' | 'price', string>>

/** Query fields of the list: its filters, name and price. */
export function itemFields(
  words: ItemWords,
  filters: readonly ListFilter[],
  labels: ItemLabels,
  money: MoneyView,
): readonly QueryField<RecordItem>[] {
  const texts: Readonly<Record<string, (item: RecordItem) => string>> = {
    type: ({ resource: { type } }) => [words.type(type), words.one(type), type].join('\n'),
    location: ({ row: { location } }) => [words.location(location), location].join('\n'),
    kind: (item) => [words.kind(kindOf(item)), kindOf(item), saying.state(item, words)].join('\n'),
  }
  return [
    ...filters.map(({ id, label, options }) => ({
      id,
      label,
      options,
      whole: true,
      text: texts[id] ?? (() => ''),
    })),
    { id: 'name', label: labels.name, text: saying.name },
    {
      id: 'price',
      label: labels.price,
      text: ({ month }) => (month === undefined ? '' : money.format(month)),
      number: ({ month }) => month,
      unknown: ({ monthUnknown }) => monthUnknown,
      range: (typed) => typedNumber({ cell: 'money' }, typed, { money }),
    },
  ]
}

/** Texts used by the columns. */
interface ItemTexts {
  labels: ItemLabels
  words: ItemWords
  money: MoneyView
  texts: Pick<Texts, 't' | 'resource' | 'resourceIfAny'>
}

/** URL of a record's page. */
export const itemPath = ({ resource, subject }: RecordItem): string | undefined =>
  subjectPath(resource, subject)

function drawName(item: RecordItem): ReactNode {
  const href = itemPath(item)
  const title = <Text>{item.title}</Text>
  return (
    <span className={table.with}>
      <Icon name={item.resource.icon} size={16} />
      {href === undefined ? (
        title
      ) : (
        <LinkText look="name" href={href}>
          {title}
        </LinkText>
      )}
    </span>
  )
}

function drawPrice(
  { month, monthUnknown, monthAwaited }: RecordItem,
  { money, texts }: Pick<ItemTexts, 'money' | 'texts'>,
): ReactNode {
  if (monthAwaited) return <LoadingValue texts={texts} />
  if (monthUnknown)
    return (
      <span className={table.none} {...tooltip(texts.t('cell.unknownWhy'))}>
        ?
      </span>
    )
  return month === undefined ? '—' : money.format(month)
}

/** Columns of the list of all resources: what all types have in common. */
export function itemColumns({ labels, words, money, texts }: ItemTexts): readonly ListColumn<RecordItem>[] {
  const column = (
    id: keyof ItemLabels,
    look: Pick<ListColumn<RecordItem>, 'cell' | 'phone' | 'draw'> & Partial<ListColumn<RecordItem>>,
  ): ListColumn<RecordItem> => ({
    id,
    label: labels[id],
    end: false,
    hidden: false,
    copy: false,
    sort: 'ascending',
    drawEnd: look.draw,
    summary: () => '',
    copied: () => undefined,
    ...look,
  })
  const typeOf = (item: RecordItem): string => saying.type(item, words)
  return [
    column('name', { cell: 'title', phone: null, draw: drawName }),
    column('type', { cell: 'reference', phone: 'summary', draw: typeOf, summary: typeOf }),
    column('location', {
      cell: 'location',
      phone: 'summary',
      draw: (item) => saying.location(item, words),
      summary: ({ row }) => row.location ?? '',
    }),
    column('state', {
      cell: 'state',
      phone: 'summary',
      draw: ({ resource, view }) =>
        view ? <StateWord env={{ resource, texts }} view={view} /> : <span className={table.none}>—</span>,
      summary: (item) => saying.state(item, words),
    }),
    column('price', {
      cell: 'money',
      phone: 'end',
      end: true,
      sort: 'descending',
      draw: (item) => drawPrice(item, { money, texts }),
    }),
  ]
}

/** Records as CSV rows with the given columns. */
export function itemLines(
  items: readonly RecordItem[],
  columns: readonly string[],
  { labels, words, money }: Pick<ItemTexts, 'labels' | 'words' | 'money'>,
): (string | number)[][] {
  const cells: Record<keyof ItemLabels, (item: RecordItem) => string | number> = {
    name: saying.name,
    type: (item) => saying.type(item, words),
    location: (item) => saying.location(item, words),
    state: (item) => saying.state(item, words),
    price: ({ month, monthUnknown }) =>
      monthUnknown ? '?' : month === undefined ? '' : Number(month.toFixed(2)),
  }
  const wanted = (['name', 'type', 'location', 'state', 'price'] as const).filter((id) =>
    columns.includes(id),
  )
  const head = wanted.map((id) => (id === 'price' ? `${labels.price} (${money.charged})` : labels[id]))
  return [head, ...items.map((item) => wanted.map((id) => cells[id](item)))]
}
