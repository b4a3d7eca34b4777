/** What a form asks for. */
import type { WidgetName } from '../names'
import type { Scalar, Source, Value, Condition } from './values'
import type { Options } from './options'

/**
 * A limit: a value, increased by `plus`; it counts while `when` holds. `because` replaces the error text. The narrowest
 * of several applies.
 */
export type Bound<P extends string = string, O extends string = string> = Source<P, O> & {
  plus?: number
  when?: Condition<P, O>
  because?: string
}

/** A ready-made row, `presets.<id>.title`, with the values of its fields. */
export interface RowPreset {
  id: string
  values: Record<string, Scalar | readonly Scalar[]>
}

/** A warning at a row while `when` holds for its values, `notices.<id>`. */
export interface RowNotice {
  id: string
  tone: 'warning'
  when: Condition
}

/**
 * A field of a form. In a PATCH or PUT its initial value is that of the record. A field in `related.fields` of a type
 * offers its records.
 * @scope `form` holds the values of the form, in a table of rows those of the row; `record` is the record of an action, `owner` the record around it.
 */
export interface Field<
  P extends string = string,
  O extends string = string,
  At extends string = string,
  Choices = Options,
  Row = FieldSpec,
  Site extends string = string,
  Variant = FieldSpec,
> {
  /** The parameter it fills, or a place inside one (`volume.size`); for `local`, its name. */
  at: At
  /** Name of the value in the form; default: the last part of `at`. Needed where several fields fill one parameter. */
  id?: string
  /** A second parameter the same input fills: the end of a range that starts at `at`. */
  to?: At
  /** Type of a value that is not sent; `list` has rows in `of`. */
  local?: 'string' | 'boolean' | 'list'
  /** Shown only where the operation in the description has this parameter. */
  declared?: string
  /** How the value is entered; default: from the description. */
  widget?: WidgetName
  /** What can be chosen. */
  options?: Choices
  /** By value of this field: fields shown after it only while the value is chosen. */
  variants?: Record<string, readonly Variant[]>
  /** Shown and sent only while this holds. */
  when?: Condition<P, O>
  /**
   * An array of the site configuration with `field`, `required`, `visible` and `validator` of each field it controls.
   */
  site?: Site
  /** Must be filled in although the description does not require it: always, or while a condition holds. */
  required?: true | Condition<P, O>
  /**
   * First value; default: that of the description. A value of a chosen option follows the choice until the customer
   * edits it. For rows, their number or `presets`.
   */
  initial?: Value<P, O> | readonly string[]
  /** Smallest value; a smaller first value rises to it, except the record's own. */
  least?: number | Bound<P, O> | readonly (number | Bound<P, O>)[]
  /** Largest value. */
  most?: number | Bound<P, O> | readonly (number | Bound<P, O>)[]
  /** For `clock`: the field with the time when the period begins. */
  since?: string
  /** Has a help line, `help.<id>`; a `rule` is visible also beside an error. */
  help?: true | 'rule'
  /** Text below the field, read from a value such as a chosen option. */
  about?: Value<P, O>
  /** On a wide screen: beside the next field (`half`), or short and alone in its line (`narrow`). */
  width?: 'half' | 'narrow'
  /** Priced type whose unit price is shown beside the field. */
  price?: string
  /**
   * For `rows`: the fields of each row. For `picks`: the first field makes the row, the others keep their initial
   * value.
   */
  of?: readonly Row[]
  /** For `rows`: ready-made rows to add. */
  presets?: readonly RowPreset[]
  /** For `rows`: warnings about a row. */
  notices?: readonly RowNotice[]
  /** In a row: the field whose column it shares, and which decides whether it is shown. */
  under?: string
  /** Patterns the value must match, by id; each is shown as `rules.<id>` and checked while typing. */
  rules?: Record<string, string>
  /** In a row: no row above may have the same value; the reason is `reasons.<distinct>`. */
  distinct?: string
  /** Further conditions for the value; each that fails shows its reason. */
  checks?: readonly Condition<P, O>[]
}

/**
 * A field the console adds to an action: `$title` for the parameter that names the record, `$payer` for the account
 * that pays.
 */
export type AddedField = '$title' | '$payer'

/** A field, or only its name. */
export type FieldSpec = string | Field
