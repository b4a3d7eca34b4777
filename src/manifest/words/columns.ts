/** How a list shows its records. */
import type { CellName } from '../names'
import type { Condition, Mark } from './values'
import type { Reference } from './records'

/**
 * The greatest value at a path such as `replica[].created_at`, among the elements for which `when` holds (`record` is
 * the element).
 */
export interface Newest<P extends string, E extends string = string> {
  newest: P
  when?: Condition<E>
}

/**
 * A value in a list, fact or nested row. A bare path is a column with defaults.
 * @scope `record` is the record, or the element of a table of elements; `owner` the record around the element.
 */
export interface Column<P extends string, E extends string = string> {
  /** Name of the label, `fields.<id>`; default: the last part of the path. */
  id?: string
  /**
   * One path, several that make the cell together, or the newest of several elements. The second path of a reference
   * names it instead of its title.
   */
  value: P | readonly P[] | Newest<P, E>
  /** How the value is drawn; default: from the description. */
  cell?: CellName
  /**
   * The type of resource the value identifies; shown as its title, with a link. Default: the type that has the field in
   * `related.fields`.
   */
  refers?: Reference<P>
  /** Place in the two-line row of a phone; default: the state at the end, the location below the name. */
  phone?: 'end' | 'summary' | 'nowhere'
  /** Has a button that copies it; default among facts: `true` for keys and addresses. */
  copy?: boolean
  /** Shown only while this holds. */
  when?: Condition<P>
  /** An empty value has the text `absent.<id>` instead of a dash. */
  absent?: true
  /** Badges beside the value, each while its condition holds. */
  marks?: readonly Mark<P>[]
  /** A secret fact that the customer can show and hide. */
  reveal?: true
}

/** A column, or only its path. */
export type ColumnSpec<P extends string, E extends string = string> = P | Column<P, E>

/** A column, or the name of a column of the list, `#public_ipv4`. */
export type FactSpec<P extends string, E extends string = string> = `#${string}` | ColumnSpec<P, E>
