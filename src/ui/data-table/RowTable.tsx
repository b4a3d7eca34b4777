import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { DeveloperError } from '../../lib/developer-error'
import { phoneQuery } from '../../lib/phone-query'
import { cx } from '../cx'
import rules from './rules.module.css'
import table from './table.module.css'
import { useOverflowColumns } from './use-overflow-columns'
import { VisuallyHidden } from '../feedback/VisuallyHidden'
import styles from './RowTable.module.css'
import { useNarrow } from '../layout/use-narrow'
import { useMedia } from '../use-media'

/** A column of the table. */
export interface TableColumn extends Omit<ComponentProps<'th'>, 'id'> {
  id: string
}

/** State shared by the rows. */
interface TableAround {
  /** Rows are drawn as cards. */
  cards: boolean
  columns: readonly TableColumn[]
  /** Hidden columns. */
  left: ReadonlySet<string>
  /** Whether a card is open, by row; missing until it was. Kept here, because the form library remounts rows. */
  opened: Readonly<Record<string, boolean>>
  open: (key: string, open: boolean) => void
}

const TableContext = createContext<TableAround | undefined>(undefined)

interface RowTableProps {
  label: string
  columns: readonly TableColumn[]
  /** Label of the column for row menus or buttons; without it there is no such column. */
  actionLabel?: string | undefined
  /** Ids of columns that may be hidden for lack of room, first to hide first. */
  leaving?: readonly string[] | undefined
  /** All cell texts; a change triggers new measurement. */
  words?: string | undefined
  /** Below this width in rem, rows are cards. */
  needs?: number | undefined
  className?: string | undefined
  /** The rows, each a `TableRow`. */
  children: ReactNode
}

const none: readonly string[] = []

/** A table of a few rows inside a page or form; cards on a phone. */
export function RowTable({
  label,
  columns,
  actionLabel,
  leaving = none,
  words = '',
  needs = 0,
  className,
  children,
}: RowTableProps) {
  const phone = useMedia(phoneQuery)
  const box = useRef<HTMLDivElement>(null)
  const { measure, narrow } = useNarrow(needs)
  const cards = phone || narrow
  const ids = columns.map(({ id }) => id)
  const left = useOverflowColumns(box, ids, cards ? none : leaving, words)
  const [opened, setOpened] = useState<TableAround['opened']>({})
  const open = useCallback(
    (key: string, isOpen: boolean) => setOpened((before) => ({ ...before, [key]: isOpen })),
    [],
  )
  const around = useMemo(() => ({ cards, columns, left, opened, open }), [cards, columns, left, opened, open])
  return (
    <TableContext value={around}>
      <div ref={measure}>
        {cards ? (
          <ul className={styles.cards} aria-label={label}>
            {children}
          </ul>
        ) : (
          <div ref={box} className={cx(table.wrap, table.scroll)}>
            <table className={cx(table.table, className)} aria-label={label}>
              <thead>
                <tr>
                  {columns
                    .filter(({ id }) => !left.has(id))
                    .map(({ id, ...head }) => (
                      <th key={id} scope="col" {...head} />
                    ))}
                  {actionLabel !== undefined && (
                    <th scope="col" className={table.action}>
                      <VisuallyHidden>{actionLabel}</VisuallyHidden>
                    </th>
                  )}
                </tr>
              </thead>
              {children}
            </table>
          </div>
        )}
      </div>
    </TableContext>
  )
}

interface CardProps {
  id: string
  /** First line. */
  title: ReactNode
  /** Second line. */
  summary: ReactNode
  /** Menu or button of the row. */
  action?: ReactNode
  /** Content when unfolded. */
  fields?: ReactNode
  /** Errors below the row. */
  below?: ReactNode
  /** State of an edited row. */
  change?: 'same' | 'changed' | 'added' | 'removed' | undefined
  /** Its fields need input, so it unfolds. */
  asks?: boolean
}

interface OpenProps {
  /** Undefined until the card was opened. */
  opened: boolean | undefined
  setOpen: (open: boolean) => void
}

/** A row of a narrow table. */
function Card(props: CardProps & OpenProps) {
  const { id, title, summary, action, fields, below, change, asks = false, opened, setOpen } = props
  const open = opened ?? asks
  // A card that has unfolded stays open while the user answers its fields.
  const stay = useEffectEvent(() => opened ?? setOpen(true))
  useEffect(() => {
    if (asks) stay()
  }, [asks])
  const removed = change === 'removed'
  const edited = change === 'added' || change === 'changed'
  const lines = (
    <>
      <span className={styles.first}>{title}</span>
      <span className={styles.second}>{summary}</span>
    </>
  )
  return (
    <li data-row-key={id} className={cx(styles.card, edited && styles.edited, removed && styles.removed)}>
      <div className={styles.head}>
        {fields === undefined ? (
          <div className={styles.summary}>{lines}</div>
        ) : (
          <button
            type="button"
            className={styles.summary}
            aria-expanded={open && !removed}
            disabled={removed}
            onClick={() => setOpen(!open)}
          >
            {lines}
          </button>
        )}
        {action}
      </div>
      {open && !removed && fields !== undefined && <div className={styles.fields}>{fields}</div>}
      {below}
    </li>
  )
}

interface TableRowProps extends CardProps {
  /** Cells in column order. */
  cells: readonly ComponentProps<'td'>[]
}

/** A row of a `RowTable`. */
export function TableRow({ cells, ...row }: TableRowProps) {
  const around = use(TableContext)
  if (!around) throw new DeveloperError('A TableRow stands inside a RowTable.')
  const { cards, columns, left, opened, open } = around
  const { id, action, below, change } = row
  if (cards) return <Card {...row} opened={opened[id]} setOpen={(next) => open(id, next)} />
  const look = cx(
    (change === 'added' || change === 'changed') && rules.edited,
    change === 'added' && rules.added,
  )
  return (
    <tbody data-row-key={id}>
      <tr className={cx(look, change === 'removed' && rules.removed)}>
        {columns.map((column, index) => !left.has(column.id) && <td key={column.id} {...cells[index]} />)}
        {action && <td className={table.action}>{action}</td>}
      </tr>
      {below && (
        <tr className={look}>
          <td colSpan={columns.length + 1} className={styles.below}>
            {below}
          </td>
        </tr>
      )}
    </tbody>
  )
}
