import type { ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { cx } from '../../ui/cx'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import styles from './billing.module.css'

/** A column of a table of money. */
export interface BillingColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Flush right, in digits of one width. */
  numeric?: boolean
  dim?: boolean
  /** As wide as its content, and a long one wraps: names that somebody gave. */
  wraps?: boolean
  /** Where it stands in the two-line row of a phone: one title, one end, the rest in the second line or nowhere. */
  phone?: 'title' | 'end' | 'summary'
  /** What stands in the second line of a phone instead, where no head explains it. */
  brief?: (row: Row) => ReactNode
  /** It leaves a table that is narrow, in this order. Only where the table has no foot, whose cells span it. */
  leaves?: 'first' | 'next' | 'last'
  /** In a table that is narrow its words go on in the next line. */
  yields?: boolean
}

/** Rows under a heading with their sum. */
export interface BillingGroup<Row> {
  id: string
  /** Undefined where the table is not divided. */
  title?: ReactNode
  sum?: ReactNode
  rows: readonly Row[]
  /** Below the rows: how to see the rest of them. */
  more?: ReactNode
}

/** A line of the foot: what the rows come to. */
export interface FootLine {
  id: string
  label: string
  value: ReactNode
  strong?: boolean
}

interface BillingTableProps<Row> {
  label: string
  columns: readonly BillingColumn<Row>[]
  groups: readonly BillingGroup<Row>[]
  rowKey: (row: Row) => string
  /** One control at the end of a row. */
  action?: (row: Row) => ReactNode
  foot?: readonly FootLine[]
}

const classOf = <Row,>({ numeric, leaves, yields }: BillingColumn<Row>): string =>
  cx(numeric && table.numeric, leaves && styles[leaves], yields && styles.yields)

/** Rows with amounts, as they are or in groups with sums, and below them what they come to. */
export function BillingTable<Row>({
  label,
  columns,
  groups,
  rowKey,
  action,
  foot = [],
}: BillingTableProps<Row>) {
  const { t } = useTexts()
  const phone = useIsPhone()
  const place = (wanted: BillingColumn<Row>['phone']) => columns.filter((column) => column.phone === wanted)
  const width = columns.length + (action ? 1 : 0)
  const cellsOf = (row: Row): ReactNode =>
    phone ? (
      <>
        <td className={table.phoneTitle}>
          {place('title').map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </td>
        <td className={table.phoneEnd}>
          {place('end').map((column) => (
            <span key={column.id}>{column.cell(row)}</span>
          ))}
        </td>
        <td className={table.phoneSummary}>
          {place('summary').map((column, index) => (
            <span key={column.id}>
              {index > 0 && ' · '}
              {(column.brief ?? column.cell)(row)}
            </span>
          ))}
        </td>
      </>
    ) : (
      columns.map((column) => (
        <td
          key={column.id}
          className={cx(classOf(column), column.dim && table.dim, column.wraps && table.wraps)}
        >
          {column.cell(row)}
        </td>
      ))
    )
  return (
    <div className={cx(table.wrap, table.scroll, styles.room)}>
      <table className={cx(table.table, table.stack)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column) || undefined}>
                {column.label}
              </th>
            ))}
            {action && (
              <th scope="col" className={table.action}>
                <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.title !== undefined && (
              <tr className={table.group}>
                <td colSpan={width}>
                  <span className={styles.groupHead}>
                    <span>{group.title}</span>
                    <span>{group.sum}</span>
                  </span>
                </td>
              </tr>
            )}
            {group.rows.map((row, index) => (
              // What is odd may repeat an identity.
              <tr key={`${rowKey(row)} ${index}`}>
                {cellsOf(row)}
                {action && <td className={table.action}>{action(row)}</td>}
              </tr>
            ))}
            {group.more !== undefined && (
              <tr>
                <td colSpan={width} className={table.full}>
                  {group.more}
                </td>
              </tr>
            )}
          </tbody>
        ))}
        {foot.length > 0 && (
          <tbody className={styles.foot}>
            {foot.map(({ id, label: words, value, strong }) => (
              <tr key={id} className={cx(strong && styles.total)}>
                <td colSpan={phone ? 1 : width - 1} className={table.phoneTitle}>
                  {words}
                </td>
                <td className={cx(table.numeric, table.phoneEnd)}>{value}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}
