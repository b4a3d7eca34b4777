/** How a list shows its records. */
import type { CellName } from '../names'
import type { Scalar, Condition } from './values'
import type { Reference } from './records'

/** How a value of a list, fact or nested row is shown. A bare path is a column with everything derived. */
export interface Column<P extends string> {
  /** Names the label `fields.<id>`; the last part of the path unless given. */
  id?: string
  /** One path, or several that together make the cell. */
  value: P | readonly P[]
  /** How it is drawn; from the description unless given. */
  cell?: CellName
  /** The resource type this value identifies, shown by its title, linked to its screen; or which one by another field. */
  refers?: Reference<P>
  /** Not shown until the customer asks for it. */
  hidden?: true
  /** Where it stands in the two-line row of a phone; nowhere unless given. */
  phone?: 'end' | 'summary'
  /** Can be copied. */
  copy?: true
  /** Not shown unless the condition holds. */
  when?: Condition<P>
  /** What nothing means is said, `absent.<id>`, where a dash would stand. */
  absent?: true
  /** A secret fact is there to be read: hidden, written out when asked for, and hidden again. */
  reveal?: true
}

export type ColumnSpec<P extends string> = P | Column<P>

/** A filter with choices in the tool bar: over the states, the locations, or a field's values. */
export type FilterSpec<P extends string> =
  '$state' | '$location' | { field: P; values?: readonly Scalar[]; refers?: string }
