/** How a form is put together. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { CellName } from '../names'
import type { Scalar, Value, Condition } from './values'
import type { FieldSpec } from './fields'

/**
 * Sizes of the site configuration that set several fields at once. Its elements have the values by key, kinds in `os`
 * and `disabled`, `default`, and `notice` as the reason.
 */
export interface Presets<
  Site extends string = string,
  Key extends string = string,
  P extends string = string,
> {
  /** The array in the site configuration. */
  site: Site
  /** By field of the form: the key in the preset, a factor of units, and how the value is drawn. */
  set: Record<string, { key: Key; times?: number; cell: CellName }>
  /** Kinds of the chosen system, as presets call them; the first that `when` allows applies. */
  values?: readonly string[]
  /** By kind: the choice is of this kind only while the condition holds. */
  when?: Record<string, Condition<P>>
  /** Fields whose values presets may name instead of a kind. */
  of?: readonly string[]
}

/** A member of the answer of a call without parameters. */
export interface ReadValue<Op extends OperationId = OperationId, At extends string = string> {
  operation: Op
  at: At
}

/** A value in a text, formatted as this cell. */
export type TextValue<P extends string = string, O extends string = string, Read = ReadValue> = {
  cell: CellName
} & ({ value: Value<P, O> } | Read)

/**
 * A text above the fields of a form or on the page of a record, `notices.<id>`.
 * @scope `form` holds the values of the form, `record` is the record of an action or of a page.
 */
export interface FormNotice<P extends string = string, O extends string = string, V = TextValue> {
  /** Name of its texts. */
  id: string
  /** Color and icon. */
  tone: 'info' | 'warning' | 'error'
  /** Shown only while this holds. */
  when?: Condition<P, O>
  /** Values of a second sentence, `noticeValues.<id>`, shown when all are known. */
  values?: Record<string, V>
  /** A record where the cause can be changed; the text of the link is `noticeLinks.<id>`. */
  link?: { type: string; id: Value<P, O> }
}

/**
 * A part of a create form, `sections.<id>`, shown and sent while `when` holds. `presets` are sizes above the fields.
 */
export interface FormSection<P extends string = string, F = FieldSpec, Sizes = Presets> {
  id: string
  icon?: IconName
  presets?: Sizes
  fields: readonly F[]
  when?: Condition<P>
}

/** Fields that a query parameter fills: `as` translates its values, `set` gives further fields. */
export interface Prefill {
  fields: readonly string[]
  as?: Record<string, string>
  set?: Record<string, Scalar>
}
