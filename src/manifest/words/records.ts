/** What records do, and how they belong together. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { StateKind, Tone } from '../names'
import type { Condition, Value } from './values'

/** What one state means. `icon` and `tone` only where the kind's own would mislead. */
export interface StateMeaning {
  /** What it means to the customer; colour and weight follow. */
  kind: StateKind
  /** Instead of the icon of the kind. */
  icon?: IconName
  /** Instead of the colour of the kind. */
  tone?: Tone
  /** Seconds a `moving` state usually takes; the wait is shown against it. */
  seconds?: number
  /** Kept and paid for while nothing uses it; pointed out where it costs something. */
  idle?: true
}

/**
 * States read from an enum field (every value must be mapped), or derived: the first rule that holds gives the state, and
 * when none does the raw value of `otherwise` is shown as a state nobody knows.
 */
export type States<P extends string = string, F extends string = string, O extends string = string> =
  | { field: F; of: Record<string, StateMeaning> }
  | {
      rules: readonly { state: string; when?: Condition<P, O> }[]
      otherwise?: F
      of: Record<string, StateMeaning>
    }

/** Records of another list, or parts of them, that belong to this one: matched by equal values and, for located types, by location. */
export interface MatchedJoin<
  P extends string = string,
  Op extends OperationId = OperationId,
  Each extends string = string,
  Item extends string = string,
> {
  /** Lists the other records; shared with the screens that show them. */
  operation: Op
  /** What is joined are the elements of this array inside the other records. */
  each?: Each
  /** Path in what is joined; `[]` matches any element. */
  theirs: Item
  /** Path in this record, its identity unless given; `[]` finds what belongs to any element. */
  ours?: P
  /** Is there at most one. */
  take: 'one' | 'many'
}

/** A whole answer, the same for every record of the type: an address, the customer's own keys. */
export interface WholeJoin {
  /** Reads it. */
  operation: OperationId
  take: 'whole'
}

/** What a type's records are joined with: records that match, or a whole answer that is the same for all of them. */
export type Join<P extends string = string> = MatchedJoin<P> | WholeJoin

/** What was paid for a record in the running month: the sum of a field over those items of a list that name the record. */
export interface Spent<
  P extends string = string,
  Op extends OperationId = OperationId,
  Item extends string = string,
> {
  /** Lists what was used, of all records. */
  operation: Op
  /** Parameters of that operation. */
  params: Record<string, Value<P>>
  /** Field of an item that holds the identity of the record. */
  theirs: Item
  /** Field of an item that is added up. */
  sum: Item
}

/**
 * What names a record: a value, or several that make one name together, "web-prod-01 · vda". Such a name counts while all of
 * its values are there.
 */
export type TitlePart<P extends string> = P | readonly P[]

/** A resource type, or one of several: the type by the value of a field that says what kind of thing is identified. */
export type Reference<P extends string> = string | { by: P; of: Record<string, string> }

/** How other types speak of records of this one. */
export interface Elsewhere<P extends string = string> {
  /** Fields of records and parameters of calls with one of these names hold the identity of a record of this type. */
  names?: readonly string[]
  /** Records pay for what others make: the form of a new one takes the account the customer works with. */
  pays?: true
  /** What a choice among the records says and begins with, where only its name says that there is one. */
  options?: { note?: P | readonly P[]; initial?: Condition<P> }
  /** Columns shown where they are related to another record. */
  columns?: readonly string[]
  /** Actions offered on each there. */
  actions?: readonly string[]
}
