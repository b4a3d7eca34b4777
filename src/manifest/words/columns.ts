/** How a list shows its records. */
import type { CellName } from '../names'
import type { Scalar, Condition } from './values'
import type { Reference } from './records'

/** How a value of a list, fact or nested row is shown. A bare path is a column with everything derived. */
export interface Column<P extends string, E extends string = string> {
  /** Names the label `fields.<id>`; the last part of the path unless given. */
  id?: string
  /** One path, or several that together make the cell. Of a reference, those after the first name it together, instead of its title. */
  value: P | readonly P[]
  /** How it is drawn; from the description unless given. */
  cell?: CellName
  /**
   * The resource type this value identifies, shown by its title, linked to its screen; or which one by another field. A
   * name by which other types know a type (`elsewhere.names`) says it by itself.
   */
  refers?: Reference<P>
  /** Where it stands in the two-line row of a phone: unless given, the state at the end, the location below the name. */
  phone?: 'end' | 'summary' | 'nowhere'
  /** Can be copied; among facts, what is there for that can: the identity, addresses, ranges and hardware addresses. */
  copy?: boolean
  /** Not shown unless the condition holds. */
  when?: Condition<P>
  /** What nothing means is said, `absent.<id>`, where a dash would stand. */
  absent?: true
  /** Of several elements, `replica[].created_at`: only the greatest value of those for which this holds. */
  newest?: Condition<E>
  /** A badge `marks.<id>` stands behind the value while this holds. */
  mark?: Condition<P>
  /** A secret fact is there to be read: hidden, written out when asked for, and hidden again. */
  reveal?: true
}

export type ColumnSpec<P extends string, E extends string = string> = P | Column<P, E>

/** A fact: a value, or a column of the list by its name, `#public_ipv4`. */
export type FactSpec<P extends string, E extends string = string> = `#${string}` | ColumnSpec<P, E>

/** A filter with choices in the tool bar: over the states, the locations, or a field's values; a bare path has them derived. */
export type FilterSpec<P extends string> = P | { field: P; values?: readonly Scalar[]; refers?: string }
