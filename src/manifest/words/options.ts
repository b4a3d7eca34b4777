/** What can be chosen in a field. */
import type { OperationId } from '../../generated/operations'
import type { Scalar, Value, Condition } from './values'

// E are paths of one of the choices, O those of the record the form is about.
/** Choices that a call answers. */
export interface OptionsOfCall<
  Op extends OperationId = OperationId,
  Each extends string = string,
  E extends string = string,
  O extends string = string,
> {
  operation: Op
  kind: 'operation'
  /** What it takes; the location of the form binds itself. */
  params?: Record<string, Value<O>>
  /**
   * Choices are the elements of this array inside the answer's items; the item itself is then `parent`. An element that
   * is no object is read as `{ value }`.
   */
  each?: Each
  /** The value sent: a path, several joined by a character, or an object of several; `uuid` or `id` unless given. */
  value?: E | { join: readonly E[]; with: string } | { object: Record<string, E> }
  /** What is read; `display_name`, `name` or `title` unless given. */
  label?: E | readonly E[]
  note?: E | readonly E[]
  /** Fields that are filled in when a choice is made, each from a path of the chosen item. */
  fills?: Record<string, E>
  /** What the chosen item says of itself, under the choices. */
  about?: E
  /** Path of the address of a page with more about the chosen item, linked there. */
  more?: E
  /**
   * Only items for which this holds; fields are the item's. One that fails with a `because` stays visible and cannot be
   * chosen, for that reason; of `all`, the first part that fails decides.
   */
  when?: Condition<E, O>
  /** The item chosen at first. */
  initial?: Condition<E, O>
  /** Path of a number; the items with the smallest come first. */
  order?: E
  /** Path of a time; the latest item comes first. */
  newest?: E
  /** Path of a picture's address, for tiles. */
  picture?: E
  /** Words beside the choices for which a condition holds: `flags.<id>`. */
  flags?: readonly { id: string; when: Condition<E, O> }[]
}

/** Choices that are records of a type. */
export interface OptionsOfType<
  Type extends string = string,
  E extends string = string,
  O extends string = string,
> {
  type: Type
  kind: 'resource'
  /** Path of the value sent; the identity unless given. */
  value?: E
  note?: E | readonly E[]
  /** As above. */
  when?: Condition<E, O>
  initial?: Condition<E, O>
  /** Why none may be there to choose, `nothing.<field>`, where it is not that there is none at all. */
  nothing?: true
}

/**
 * Where the choices of a field come from. In their conditions `field` reads what could be chosen, `form` what was typed,
 * `owner` the record the form is about.
 */
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
