import type { CompiledColumn } from '../../manifest/compiled-columns'

/** Column properties that decide the hiding order. */
type RankedColumn = Pick<CompiledColumn, 'id' | 'cell' | 'end' | 'phone'>

/** Layout of a list's columns in the available width. */
export interface FittedColumns<C> {
  /** Visible columns, in order. */
  shown: readonly C[]
  /** Ids of columns hidden for lack of room. */
  left: ReadonlySet<string>
  /** The columns need more than the available width: the table scrolls horizontally. */
  wide: boolean
  /** Factor for the width of every column except the name. */
  stretch: number
}

/** Available width, and the width of columns. */
export interface AvailableRoom<C> {
  /** Width for the columns, in px at 16 px text size. */
  room: number
  widthOf: (column: C) => number
  /** The customer enabled the column: it is never hidden, even if the table must scroll. */
  kept: (column: C) => boolean
}

/** Width the name column gets before others share the rest, in px at 16 px text size. */
const nameWidth = 360
/** Maximum stretch, so that values of a row stay close together. */
const mostStretch = 1.5

/**
 * Hiding order: columns not shown on phones first, then numbers of the summary line, money, other summary columns. The
 * name and the end column of a phone row (the state) are never hidden.
 */
function rank(column: RankedColumn): number {
  if (column.phone === 'end') return Infinity
  if (column.cell === 'money') return 2
  if (column.phone === null) return 0
  return column.end ? 1 : 3
}

/**
 * Columns that may be hidden, first to hide first; of equal rank the last column goes first. The first column, the
 * name, stays.
 */
export function columnsByRank<C extends RankedColumn>(columns: readonly C[]): C[] {
  return columns
    .slice(1)
    .filter((column) => rank(column) !== Infinity)
    .reverse()
    .sort((one, other) => rank(one) - rank(other))
}

/** Fits columns into a width; the first column is the name. */
export function fitColumns<C extends RankedColumn>(
  columns: readonly C[],
  { room, widthOf, kept }: AvailableRoom<C>,
): FittedColumns<C> {
  const [name, ...others] = columns
  const least = (column: C | undefined): number => (column ? widthOf(column) : 0)
  const leaving = columnsByRank(columns).filter((column) => !kept(column))
  let rest = others.reduce((sum, column) => sum + widthOf(column), 0)
  const left = new Set<string>()
  for (const column of leaving) {
    if (least(name) + rest <= room) break
    left.add(column.id)
    rest -= widthOf(column)
  }
  return {
    shown: left.size === 0 ? columns : columns.filter(({ id }) => !left.has(id)),
    left,
    wide: least(name) + rest > room,
    stretch: rest === 0 ? 1 : Math.min(mostStretch, Math.max(1, (room - nameWidth) / rest)),
  }
}
