/** What a form asks for. */
import type { OperationId } from '../../generated/operations'
import type { WidgetName } from '../names'
import type { Scalar, Value, Condition } from './values'
import type { Options } from './options'

/**
 * A bound: a value, and how much more. It counts only while `when` holds; `because` names what is said instead of "At
 * least" or "At most", filled with the bound. Of several, the narrowest counts.
 */
export type Bound<P extends string = string, O extends string = string> = Value<P, O> & {
  plus?: number
  when?: Condition<P, O>
  because?: string
}

/** A smallest value; with `raises`, a smaller one that nobody typed rises to it, such as a size to that of what is copied. */
export type Floor<P extends string = string, O extends string = string> = Bound<P, O> & { raises?: true }

/**
 * An array in the site configuration that says which details a deployment asks for, in which order, and which of them must
 * be filled in or pass a named check; all but `site` are properties of its elements.
 */
export interface Asked<Site extends string = string, Key extends string = string> {
  site: Site
  name: Key
  required: Key
  visible: Key
  validator?: Key
}

/** A ready-made row, named `templates.<id>`: the values of its fields. */
export interface RowTemplate {
  id: string
  row: Record<string, Scalar | readonly Scalar[]>
}

/** Said at a row while this holds for its values, `warnings.<id>`; nothing is refused for it. */
export interface RowWarning {
  id: string
  when: Condition
}

/**
 * A field of a form: create, edit, or the input of an action. What changes a record (PATCH, PUT) starts from its field of
 * the same name. A name by which other types know a type (`elsewhere.names`) offers its records.
 */
export interface Field<
  P extends string = string,
  O extends string = string,
  At extends string = string,
  Choices = Options,
  Row = FieldSpec,
  Details = Asked,
> {
  /**
   * The request parameter, a place inside one that is sent as JSON (`volume.size`), or the name of a value that only steers
   * the form (`local`).
   */
  at: At
  /** Names the value in the form, where it differs from the last part of `at`: several fields may fill one parameter, each shown in turn. */
  id?: string
  /** A second parameter the same control fills: the end of a range that starts at `at`. */
  to?: At
  /** A value that is not sent: its type and, through `options` and `of`, its choices and rows. */
  local?: 'string' | 'boolean' | 'list'
  /** Asked only where the description's operation has this parameter; on other deployments there is no such field. */
  declared?: string
  /** How it is asked; from the description unless given. */
  widget?: WidgetName
  /** What can be chosen. */
  options?: Choices
  /** Asked only while this holds; otherwise neither shown nor sent. */
  when?: Condition<P, O>
  /** Asked as the site configuration says, among the other fields of which this is said. */
  asked?: Details
  /** Required beyond what the description requires: always, or while a condition holds. */
  required?: true | Condition<P, O>
  /** First value; the description's default unless given. */
  initial?: Value<P, O>
  /** The row of a parameters call that bounds this field (enum, range, regular expression, per-system limits). */
  limits?: { operation: OperationId; parameter: string; by?: string }
  /** A value with a `min` and a `max`, both bounds of this one. */
  within?: Value<P, O>
  /** Bounds from the record, such as "larger than now" or a host pool's guest limits. */
  least?: Floor<P, O> | readonly Floor<P, O>[]
  most?: Bound<P, O> | readonly Bound<P, O>[]
  /** For `clock`: the field with the time at which begins what ends with this one. They must be two times. */
  since?: string
  /** The unit the customer types in when it differs from the wire (MB on the wire, GB on screen). */
  shown?: 'GB'
  /** Has a help line `help.<id>`. One that says the rule stays beside what is said of a breach of it. */
  help?: true | 'rule'
  /** What is said of it elsewhere, under the field: of the service that is chosen, what several machines are good for. */
  about?: Value<P, O>
  /** Stands beside the next field on a wide screen. */
  half?: true
  /** As wide as short words need, in a line of its own. */
  narrow?: true
  /** For `tiles`: each also shows what this field would be if it were chosen. */
  leads?: string
  /** Offers to make a value up. */
  generate?: true
  /** Priced types whose unit price stands beside the field. */
  price?: string
  /**
   * For `rows`: the fields of each row. For `picks`: the first is the choice that makes a row, the others keep their
   * initial value.
   */
  of?: readonly Row[]
  /** Rows there are to begin with: so many, each with what its fields begin with, or these of the `templates`. */
  begins?: number | readonly string[]
  /** For `rows`: ready-made rows to add. */
  templates?: readonly RowTemplate[]
  /** For `rows`: what is risky about a row. */
  warns?: readonly RowWarning[]
  /** In a table of rows: it stands in the column of this field, which decides whether it is asked. */
  under?: string
  /** Patterns the value must fit, each said as `rules.<id>` and marked as it is typed: kept, or not yet. */
  rules?: readonly { id: string; pattern: string }[]
  /** In a row: no row above it may have the same value; the reason why, `reasons.<distinct>`. */
  distinct?: string
  /** What else must hold for the value; every failed check shows its reason. */
  checks?: readonly Condition<P, O>[]
}

/** A field, or only its name where the description says the rest. */
export type FieldSpec = string | Field
