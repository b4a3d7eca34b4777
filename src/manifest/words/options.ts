/** What can be chosen in a field. */
import type { OperationId } from '../../generated/operations'
import type { Mark, Scalar, Condition } from './values'

/** A text with paths in braces. */
export type PathText = `${string}{${string}}${string}`

/** A value to sort by; descending with a leading minus. */
export type SortText<E extends string = string> = E | `-${E}`

// E are paths of one of the options, P those of the record the form is about, O those of the record around it.
/**
 * Choices from the answer of a call.
 * @scope `option` is the item that could be chosen, `form` the values of the form, `record` the record of the form, `owner` the record around it.
 */
export interface OptionsOfCall<
  Op extends OperationId = OperationId,
  Each extends string = string,
  E extends string = string,
  P extends string = string,
  O extends string = string,
> {
  /** The call. */
  operation: Op
  kind: 'operation'
  /** An array inside the items whose elements are the choices; `parent` is then the item. */
  each?: Each
  /** The value sent, as a path, a text with paths, or an object of paths; default: `uuid` or `id`. */
  value?: E | PathText | Record<string, E>
  /** Name of a choice; default: `display_name`, `name` or `title`. */
  title?: E | readonly E[]
  /** Text beside the name. */
  note?: E | readonly E[]
  /** Text of the chosen item, below the choices. */
  about?: E
  /** Address of a page about the chosen item. */
  link?: E
  /** Only options for which this holds; with a `because` the others are shown and disabled. */
  when?: Condition<P, O, E>
  /** The item chosen at first. */
  initial?: Condition<P, O, E>
  /** The order of the items; default: that of the answer. */
  sort?: SortText<E>
  /** Address of a picture, for tiles. */
  icon?: E
  /** Badges beside a choice, each while its condition holds. */
  marks?: readonly Mark<P, O, E>[]
}

/**
 * Choices that are records of a type.
 * @scope as in OptionsOfCall.
 */
export interface OptionsOfType<
  Type extends string = string,
  E extends string = string,
  P extends string = string,
  O extends string = string,
> {
  /** The type. */
  type: Type
  kind: 'resource'
  /** The value sent; default: the key of the record. */
  value?: E
  /** Text beside the name. */
  note?: E | readonly E[]
  /** Only records for which this holds; with a `because` the others are shown and disabled. */
  when?: Condition<P, O, E>
  /** The record chosen at first. */
  initial?: Condition<P, O, E>
  /** An empty list has the text `absent.<field>`. */
  absent?: true
}

/** Where the choices of a field come from. For fixed values, `when` has a condition by value. */
export type Options =
  | OptionsOfCall
  | OptionsOfType
  | {
      kind: 'values'
      values: readonly Scalar[]
      /** By value: offered only while this holds. */
      when?: Record<string, Condition>
    }
  | { kind: 'locations' }
