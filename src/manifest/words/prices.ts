/** What a record costs. */
import type { CellName } from '../names'
import type { Value, Condition } from './values'

/** One line of the estimate: a priced type times a quantity. */
export interface PriceLine<P extends string = string, E extends string = string> {
  /** A value of the description's priced types. */
  type: string
  /** Records of this type carry this part as well; where everything is added up, it counts there. */
  countedBy?: string
  /** Quantity read from a record; none where another line counts it already. */
  record?: Value<P>
  /** One line for each row of this list in the form; `form` reads the row. */
  each?: string
  /**
   * Quantity read from the create form; of rows, `pools[].size`, their total. Unless given, the field that shows this
   * `price`, its number or one while it is switched on, or the field with the name of the record's.
   */
  form?: Value<P>
  /** What of the type it is, such as the pool of a disk, for the words of the estimate. */
  name?: Value<P>
  /** Of a total over an array: only the elements for which this holds, `field` being theirs. */
  where?: Condition<E, E>
  /** Of a total over an array in the record: each element is priced by itself, in the pool that is read from it. */
  singly?: true
  /** Of a total over an array: each element counts as often as this field of it says. */
  times?: string
  /** In the form: while `when` holds, the quantity counts as often as `of` says, such as machines that are all the same. */
  copies?: { when: Condition<P>; of: Value<P> }
  /** What the quantity is divided by to reach the priced unit; what the record has in MB or bytes is priced per GB. */
  divide?: number
  /** Counts for a record only while this holds. */
  whenRecord?: Condition<P>
  /** Counts in the form only while this holds. */
  whenForm?: Condition<P>
  /** The pool whose prices apply; in the form, of the field with the name of the record's unless given. */
  pool?: { record: Value<P>; form?: Value<P> }
  /** Factors on the price list: an array, which field of its elements names a priced type, and which the factor. */
  rates?: { record: Value<P>; form?: Value<P>; type: E; factor: E }
  /** How the quantity is written; by the unit of the record's value unless given. */
  cell?: CellName
}
