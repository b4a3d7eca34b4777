import type { ReactNode } from 'react'
import { isLoading } from '../../manifest/subject'
import type { Texts } from '../../platform/i18n/texts'
import type { MoneyView } from '../../platform/money/use-money'
import table from '../../ui/data-table/table.module.css'
import { Icon } from '../../ui/Icon'
import { tooltip } from '../../ui/overlay/tooltip'
import { LinkText } from '../../ui/typography/LinkText'
import { Text } from '../../ui/typography/Text'
import { Awaited } from '../cells/CellValue'
import { StateWord } from '../cells/state'
import type { RecordItem } from '../data/record-item'
import type { ListColumn } from '../list/list-column'
import { subjectPath } from '../routing/routes'
import type { ItemLine } from './item-groups'
import type { ItemWords } from './item-readers'

/** What the columns of the list of everything are written with. */
interface ItemTexts {
  labels: Readonly<Record<'name' | 'type' | 'location' | 'state' | 'price', string>>
  words: ItemWords
  money: MoneyView
  texts: Pick<Texts, 't' | 'resource' | 'resourceIfAny'>
}

function nameOf({ resource, subject, title }: RecordItem): ReactNode {
  const href = subjectPath(resource, subject)
  return (
    <span className={table.with}>
      <Icon name={resource.icon} size={16} />
      {href === undefined ? (
        <Text>{title}</Text>
      ) : (
        <LinkText look="name" href={href}>
          <Text>{title}</Text>
        </LinkText>
      )}
    </span>
  )
}

function priceOf({ month, monthUnknown, subject }: RecordItem, { money, texts }: ItemTexts): ReactNode {
  if (monthUnknown && isLoading(subject, '$price')) return <Awaited texts={texts} />
  if (monthUnknown)
    return (
      <span className={table.none} {...tooltip(texts.t('cell.unknownWhy'))}>
        ?
      </span>
    )
  return month === undefined ? '—' : money.format(month)
}

/** The columns of the list of everything: what all types have in common. */
export function itemColumns(env: ItemTexts): readonly ListColumn<ItemLine>[] {
  const { labels, words, texts } = env
  const column = (
    id: keyof typeof labels,
    look: Pick<ListColumn<ItemLine>, 'cell' | 'phone'> & Partial<ListColumn<ItemLine>>,
    draw: (item: RecordItem) => ReactNode,
    summary: (item: RecordItem) => string = () => '',
  ): ListColumn<ItemLine> => {
    const drawLine = (line: ItemLine): ReactNode => (line.kind === 'item' ? draw(line.item) : undefined)
    return {
      id,
      label: labels[id],
      end: false,
      hidden: false,
      copy: false,
      sort: 'ascending',
      draw: drawLine,
      drawEnd: drawLine,
      summary: (line) => (line.kind === 'item' ? summary(line.item) : ''),
      copied: () => undefined,
      ...look,
    }
  }
  const typeOf = ({ resource }: RecordItem): string => words.one(resource.type)
  return [
    column('name', { cell: 'title', phone: null }, nameOf),
    column('type', { cell: 'reference', phone: 'summary' }, typeOf, typeOf),
    column(
      'location',
      { cell: 'location', phone: 'summary' },
      ({ row }) => words.location(row.location),
      ({ row }) => row.location ?? '',
    ),
    column(
      'state',
      { cell: 'state', phone: 'summary' },
      ({ resource, view }) =>
        view ? <StateWord env={{ resource, texts }} view={view} /> : <span className={table.none}>—</span>,
      ({ resource, view }) => (view ? words.state(resource.type, view.state) : ''),
    ),
    column('price', { cell: 'money', phone: 'end', end: true, sort: 'descending' }, (item) =>
      priceOf(item, env),
    ),
  ]
}
