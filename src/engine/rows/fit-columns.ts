import type { CompiledColumn } from '../../manifest/compiled'

/** What the order in which columns leave depends on. */
type Leaving = Pick<CompiledColumn, 'id' | 'cell' | 'end' | 'phone'>

/** How the columns of a list are laid out in the room there is. */
export interface FittedColumns<C> {
  /** The columns shown, in their order. */
  shown: readonly C[]
  /** The ids of those there is no room for. */
  left: ReadonlySet<string>
  /** The columns need more than the room: the table scrolls sideways. */
  wide: boolean
  /** What each width but the name's is multiplied by. */
  stretch: number
}

/** The room there is, and what columns need of it. */
export interface Room<C> {
  /** Room for the columns, in px at a text size of 16 px. */
  room: number
  widthOf: (column: C) => number
  /** The column was switched on by the customer: it stays, and the table scrolls sideways if it must. */
  kept: (column: C) => boolean
}

/** Names are given this much before the other columns share what is left, in px at a text size of 16 px. */
const nameWidth = 360
/** Wider columns than this would leave the values of a row too far apart. */
const mostStretch = 1.5

/**
 * When a column leaves: those a phone does not show first, then the numbers of its summary line, then money, then the rest
 * of the summary. The name and what stands at the end of a phone's row, the state, always stay.
 */
function rank(column: Leaving): number {
  if (column.phone === 'end') return Infinity
  if (column.cell === 'money') return 2
  if (column.phone === null) return 0
  return column.end ? 1 : 3
}

/**
 * The columns that leave where there is no room for all, the first to leave first. Of those that leave together the last
 * goes first; the first column is the name, which stays.
 */
export function leavingOrder<C extends Leaving>(columns: readonly C[]): C[] {
  return columns
    .slice(1)
    .filter((column) => rank(column) !== Infinity)
    .reverse()
    .sort((one, other) => rank(one) - rank(other))
}

/** The columns there is room for; the first column is the name. */
export function fitColumns<C extends Leaving>(
  columns: readonly C[],
  { room, widthOf, kept }: Room<C>,
): FittedColumns<C> {
  const [name, ...others] = columns
  const least = (column: C | undefined): number => (column ? widthOf(column) : 0)
  const leaving = leavingOrder(columns).filter((column) => !kept(column))
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
