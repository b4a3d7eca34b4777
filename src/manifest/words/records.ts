/** What records do, and how they belong together. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { StateKind, Tone } from '../names'
import type { Condition, Value } from './values'

/** What a state means. `icon` and `tone` replace those of its kind; `seconds` is the usual time of a `moving` state. */
export interface StateMeaning {
  kind: StateKind
  icon?: IconName
  tone?: Tone
  seconds?: number
}

/**
 * States read from an enum (every value needs a meaning), or the first rule that holds; without one, the value of
 * `field`.
 * @scope `record` is the record or element, `owner` the record around it.
 */
export type States<P extends string = string, F extends string = string, O extends string = string> =
  | { field: F; of: Record<string, StateMeaning> }
  | {
      rules: readonly { state: string; when?: Condition<P, O> }[]
      field?: F
      of: Record<string, StateMeaning>
    }

/** Records of another list with equal values, and the same location where both have one. */
export interface MatchedJoin<
  P extends string = string,
  Op extends OperationId = OperationId,
  Each extends string = string,
  Item extends string = string,
> {
  /** The other list, shared with the screens that show it. */
  operation: Op
  /** An array inside the other records whose elements are joined. */
  each?: Each
  /** Path in the other record or element; `[]` matches any element. */
  theirs: Item
  /** Path in this record; default: its key. `[]` matches any element. */
  ours?: P
  /** `one` if at most one record matches. */
  take: 'one' | 'many'
}

/** One answer for every record of the type, such as an address. */
export interface WholeJoin {
  operation: OperationId
  take: 'whole'
}

/** Records that match this one, or one answer for all records. */
export type Join<P extends string = string> = MatchedJoin<P> | WholeJoin

/**
 * Cost of a record in the current month: the `sum` of a field over the items of a list whose field `theirs` is the
 * record's key.
 */
export interface Spent<
  P extends string = string,
  Op extends OperationId = OperationId,
  Item extends string = string,
> {
  operation: Op
  params: Record<string, Value<P>>
  theirs: Item
  sum: Item
  /** Where the items of a record are shown. */
  link?: SpentLink
}

/** A tab that shows the items of `Spent` on the page of another record, narrowed to one record by a parameter of the URL. */
export interface SpentLink {
  /** Type of the record with the tab. */
  type: string
  /** Name in `params` of its identity. */
  id: string
  tab: string
  /** Parameter of the URL that takes the key of this record. */
  filter: string
}

/** A value that names a record, or several that name it together ("web-prod-01 · vda") if none is empty. */
export type TitlePart<P extends string> = P | readonly P[]

/** A type of resource, or one by the value of a field. */
export type Reference<P extends string> = string | { field: P; of: Record<string, string> }

/**
 * How other types refer to records of this one.
 * @scope in the conditions of `options`, `option` is a record of the type.
 */
export interface Relation<P extends string = string> {
  /** Names of fields and parameters that hold the key of a record of this type. */
  fields?: readonly string[]
  /** Text beside a choice among its records, and the one chosen at first. */
  options?: { note?: P | readonly P[]; initial?: Condition<never, never, P> }
  /** Columns of a table of related records. */
  columns?: readonly string[]
  /** Actions on each record there. */
  actions?: readonly string[]
}
