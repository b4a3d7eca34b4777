import type { ReactNode } from 'react'
import { useMoney } from '../../platform/money/use-money'
import { useScreenTexts, useTexts } from '../../platform/i18n/use-texts'
import { formatNumber } from '../../lib/quantity'
import { isLoading } from '../../manifest/subject'
import { textKeys } from '../../manifest/text-keys'
import { cx } from '../../ui/cx'
import longTable from '../../ui/data-table/long-table.module.css'
import table from '../../ui/data-table/table.module.css'
import { ColumnHeader } from '../../ui/data-table/ColumnHeader'
import { Icon } from '../../ui/Icon'
import { LinkText } from '../../ui/typography/LinkText'
import { tooltip } from '../../ui/overlay/tooltip'
import { Text } from '../../ui/typography/Text'
import { Awaited } from '../cells/CellValue'
import { StateWord } from '../cells/state'
import { rowHeights } from '../rows/row-heights'
import { WindowedRows } from '../rows/WindowedRows'
import { subjectPath } from '../routing/routes'
import type { ItemLine } from './item-groups'
import type { ItemWords } from './item-readers'
import type { RecordItem } from '../data/record-item'
import { useMonthWords } from './use-month-words'

const columns = [
  { id: 'name', label: 'name', end: false },
  { id: 'type', label: 'type', end: false },
  { id: 'location', label: 'location', end: false },
  { id: 'state', label: 'state', end: false },
  { id: 'price', label: 'price', end: true },
] as const

interface ItemTableProps {
  lines: readonly ItemLine[]
  words: ItemWords
  phone: boolean
  sort: { by: string; descending: boolean } | undefined
  onSort: (by: string) => void
  footer: string
  /** What the prices leave out, and where it is instead. */
  note: string | false
}

/** What a line is known by; a group and a record are never alike. */
function keyOf(line: ItemLine | undefined): string {
  if (!line) return ''
  return line.kind === 'group' ? line.id : `${line.item.resource.type} ${line.item.row.key}`
}

function Name({ item }: { item: RecordItem }) {
  const { resource, subject, title } = item
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

function State({ item }: { item: RecordItem }) {
  const texts = useTexts()
  if (!item.view) return <span className={table.none}>—</span>
  return <StateWord env={{ resource: item.resource, texts }} view={item.view} />
}

/** Records of every type in one table of any length: only the lines on screen are in the document. */
export function ItemTable({ lines, words, phone, sort, onSort, footer, note }: ItemTableProps) {
  const t = useScreenTexts('overview')
  const { t: base, locale, resource: text } = useTexts()
  const money = useMoney()
  const height = phone ? rowHeights.phone : rowHeights.normal
  const write = useMonthWords()
  const priceOf = ({ month, monthUnknown, subject }: RecordItem): ReactNode =>
    monthUnknown && isLoading(subject, '$price') ? (
      <Awaited texts={{ t: base }} />
    ) : monthUnknown ? (
      <span className={table.none} {...tooltip(base('cell.unknownWhy'))}>
        ?
      </span>
    ) : month === undefined ? (
      '—'
    ) : (
      money.format(month)
    )
  const summaryOf = ({ resource, row, view }: RecordItem): string =>
    [words.one(resource.type), row.location, view && text(resource.type, textKeys.state(view.state))]
      .filter(Boolean)
      .join(' · ')
  return (
    <div className={table.wrap}>
      <table
        className={cx(table.table, table.stack, table.fixed, longTable.long)}
        aria-label={t('allResources')}
        aria-rowcount={lines.length + 1}
      >
        <thead>
          <tr>
            {columns.map(({ id, label, end }) => (
              <ColumnHeader
                key={id}
                label={t(label)}
                end={end}
                direction={sort?.by === id ? (sort.descending ? 'descending' : 'ascending') : undefined}
                onSort={() => onSort(id)}
              />
            ))}
          </tr>
        </thead>
        <WindowedRows
          count={lines.length}
          height={height}
          span={columns.length}
          keyOf={(index) => keyOf(lines[index])}
        >
          {(index, slot) => {
            const line = lines[index]
            if (!line) return null
            if (line.kind === 'group') {
              return (
                <tr key={slot} className={table.group} aria-rowindex={index + 2}>
                  <td colSpan={columns.length}>
                    {line.label} <span className={table.faint}>{formatNumber(line.count, locale)}</span>
                    {line.month.amount > 0 && <span className={table.faint}> · {write(line.month)}</span>}
                  </td>
                </tr>
              )
            }
            const { item } = line
            const { resource, row } = item
            if (phone) {
              return (
                <tr key={slot} aria-rowindex={index + 2}>
                  <td className={cx(table.phoneTitle, table.oneLine)}>
                    <Name item={item} />
                  </td>
                  <td className={table.phoneEnd}>{priceOf(item)}</td>
                  <td className={table.phoneSummary}>{summaryOf(item)}</td>
                </tr>
              )
            }
            return (
              <tr key={slot} aria-rowindex={index + 2}>
                <td>
                  <Name item={item} />
                </td>
                <td className={table.dim}>{words.one(resource.type)}</td>
                <td>{words.location(row.location)}</td>
                <td>
                  <State item={item} />
                </td>
                <td className={table.numeric}>{priceOf(item)}</td>
              </tr>
            )
          }}
        </WindowedRows>
      </table>
      <div className={table.foot}>
        {note !== false && <span>{note}</span>}
        <span className={table.footEnd}>{footer}</span>
      </div>
    </div>
  )
}
