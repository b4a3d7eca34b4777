/** What a record costs. */
import type { Condition, OptionPath } from './values'

/** How much of a priced type a record has. `when` says whether it counts, or which elements count. */
export type Quantity<P extends string = string, E extends string = string> =
  /** A number, such as 1 for each record. */
  | number
  /** The number at a path. */
  | P
  /** A number that counts while `when` holds. */
  | { value: number; when: Condition<P> }
  /** The number at a path, which counts while `when` holds. */
  | { at: P; when: Condition<P> }
  /** The sum of the elements of an array, priced together: `parts[].size`. */
  | { sum: P; when?: Condition<E, E | P> }
  /** The elements of an array, priced one by one, each in its own pool. */
  | { each: P; when?: Condition<E, E | P> }
  /** The number of elements. */
  | { count: P; when?: Condition<E, E | P> }

/** A field of the form, or a path of the option chosen in it. */
export type FormPath<P extends string = string> = string | { at: string; option: OptionPath<P> }

/** A factor: a field, or a path of the option chosen in it; 1 while `when` does not hold. */
export type Times<P extends string = string> =
  | string
  | { at: string; option?: OptionPath<P>; when?: Condition<P> }

/**
 * How much of a priced type the form asks for, like Quantity. With `sum`, `each` and `count`, `form` is the row. A
 * field that is not shown does not count.
 */
export type FormQuantity<P extends string = string> =
  /** A number. */
  | number
  /** The number in a field. */
  | string
  /** A number that counts while `when` holds. */
  | { value: number; when?: Condition<P>; times?: Times<P> }
  /** The number in a field, or at a path of the option chosen in it. */
  | { at: string; option?: OptionPath<P>; when?: Condition<P>; times?: Times<P> }
  /** The sum of the rows of a field, priced together. */
  | { sum: string; when?: Condition<P>; times?: Times<P> }
  /** The rows of a field, priced one by one. */
  | { each: string; when?: Condition<P>; times?: Times<P> }
  /** The number of rows. */
  | { count: string; when?: Condition<P>; times?: Times<P> }

/**
 * A line of the price: a priced type times a quantity.
 * @scope in `record` the record, with `sum`, `each` and `count` the element; in `form` the form, with these the row; `owner` is the record around an element.
 */
export interface PriceLine<P extends string = string, E extends string = string> {
  /** A priced type of the description. */
  type: string
  /** How much a record has; absent if another line counts it. */
  record?: Quantity<P, E>
  /** How much the form asks for; default: the field with this `price`, or with the record's name. */
  form?: FormQuantity<P>
  /** A value that completes the line's title in the estimate, such as the pool of a disk. */
  title?: FormPath<P>
  /** The pool whose prices apply; in the form, default: of the field with the same name. */
  pool?: { record?: P; form?: FormPath<P> }
  /** Factors on prices: an array, the field with the priced type, and the field with the factor. */
  rates?: { record: P; form?: FormPath<P>; type: E; times: E }
}
