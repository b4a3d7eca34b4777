import type { ReactNode } from 'react'
import { useTexts } from '../../platform/i18n/use-texts'
import { useIsPhone } from '../../platform/is-phone'
import { cx } from '../../ui/cx'
import table from '../../ui/data-table/table.module.css'
import { VisuallyHidden } from '../../ui/feedback/VisuallyHidden'
import styles from './billing.module.css'

/** A column of a billing table. */
export interface BillingColumn<Row> {
  id: string
  label: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, in tabular digits. */
  numeric?: boolean
  dim?: boolean
  /** Fits its content and wraps, for user-defined names. */
  wraps?: boolean
  /** Position in a phone's two-line row; undefined hides it. */
  phone?: 'title' | 'end' | 'summary'
  /** Content of a phone's second line, which has no header. */
  brief?: (row: Row) => ReactNode
  /**
   * Hiding order in narrow tables. Only for tables without a footer, whose cells span columns. `under` goes with `next`, and is
   * then shown below the first column.
   */
  leaves?: 'first' | 'next' | 'under' | 'last'
  /** Wraps in narrow tables. */
  yields?: boolean
}

/** A group of rows with heading and sum. */
export interface BillingGroup<Row> {
  id: string
  /** Undefined for an ungrouped table. */
  title?: ReactNode
  sum?: ReactNode
  rows: readonly Row[]
  /** Link to the remaining rows. */
  more?: ReactNode
}

/** A line of the footer with a sum. */
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
  /** A control at the end of a row. */
  action?: (row: Row) => ReactNode
  foot?: readonly FootLine[]
}

const classOf = <Row,>({ numeric, leaves, yields }: BillingColumn<Row>): string =>
  cx(numeric && table.numeric, leaves && styles[leaves], yields && styles.yields)

/** Rows with amounts, optionally grouped with sums, and a footer. */
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
  const under = columns.filter(({ leaves }) => leaves === 'under')
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
      columns.map((column, index) => (
        <td
          key={column.id}
          className={cx(classOf(column), column.dim && table.dim, column.wraps && table.wraps)}
        >
          {column.cell(row)}
          {index === 0 &&
            under.map((each) => (
              <span key={each.id} className={styles.moved}>
                {each.cell(row)}
              </span>
            ))}
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
              // Malformed rows may repeat a key.
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
