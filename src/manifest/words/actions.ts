/** What can be done to a record. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { DialogName, QuestionName } from '../names'
import type { Value, Condition, Members, Scalar } from './values'
import type { FieldSpec } from './fields'
import type { FormNotice } from './forms'
import type { PriceLine } from './prices'
import type { StepSpec } from './steps'

/** How much an action can hurt, and so how it asks. `loses-resource` asks to type the name of the record. */
export type Guard = 'none' | 'disturbs' | 'loses-data' | 'loses-resource'

/**
 * A line of the confirmation, `consequences.<id>`: what is lost or kept.
 * @scope `record` is the record; with `each` or `count` the element, and `owner` the record.
 */
export interface Consequence<
  P extends string,
  Each extends string = P,
  E extends string = string,
  O extends string = string,
> {
  /** Name of its text; several lines may share one. */
  id: string
  /** A line for every element of this array, filled with the fields of the element. */
  each?: Each
  /** One line with the number of elements; left out when there are none. */
  count?: Each
  /** Shown only while this holds; of elements, only those for which it holds. */
  when?: Condition<E, O>
  /** What the record or element costs from then on (`kept`), or no longer costs (`deleted`). */
  costs?: readonly PriceLine<E, string>[]
  /** In `kept`: actions that release it as well, offered as a check box, `releases.<id>`. */
  steps?: readonly StepSpec[]
}

/**
 * Fields the action will `set`, for the price before and after; `as` are values assumed both times. For an element, the
 * record around it is priced.
 */
export interface ChangedCosts<
  P extends string = string,
  O extends string = string,
  Own extends string = string,
> {
  set: Members<Own, Value<P, O>>
  as?: Members<Own, Scalar>
}

/** The lines of the record's own price with these priced types, with the values in `as` assumed. */
export interface CostsOfParts<Own extends string = string> {
  of: readonly string[]
  as?: Members<Own, Scalar>
}

/** A question before the values are sent, if sending may cost something that the fields do not show. */
export interface AskedFirst<P extends string = string, O extends string = string> {
  /** Asked only while this holds for the record and the values. */
  when: Condition<P, O>
  /** The dialog that shows what sending leads to. */
  dialog: QuestionName
}

/**
 * An action on a record: in its menu, on its page, or on several records.
 * @scope `record` is the record or element, `owner` the record around it, `form` the values of its fields.
 */
export interface Action<
  P extends string = string,
  O extends string = string,
  Op extends OperationId = OperationId,
  Name extends string = string,
  F = FieldSpec,
  Line = Consequence<P>,
  Cost = PriceLine<P>,
  Notice = FormNotice,
  Own extends string = string,
> {
  /** Name of its texts, `actions.<id>`, and of its dialog in the address. */
  id: string
  /** Icon before the label; default: that of the verb at the beginning of `id`. */
  icon?: IconName
  /** The call; absent if the action is only its `steps`. */
  operation?: Op
  /**
   * Parameters of the call; default: those that identify the record, its location or the element (see "Defaults" in
   * manifests.md).
   */
  params?: Members<Name, Value<P, O>>
  /** Disabled unless this holds, with the reason of the condition. */
  when?: Condition<P, O>
  /** The record costs more afterwards, so the account that pays for it must be open. */
  charges?: true
  /** What it asks before it runs; also `'$title'` and `'$payer'`. */
  fields?: readonly F[]
  /** Dialog of the console that makes the call, for what no form can ask. */
  dialog?: DialogName
  /**
   * Path of a document of the console that makes the call, opened in a window; `{location}` and `{id}` are the record's.
   */
  link?: `/${string}`
  /** Notices above the fields. */
  notices?: readonly Notice[]
  /**
   * How it asks for confirmation; default: `loses-resource` if it `removes`, `loses-data` with `deleted`, `disturbs`
   * for a DELETE.
   */
  guard?: Guard | AskedFirst<P, O>
  /** What is lost, line by line. */
  deleted?: readonly Line[]
  /** What remains, or continues to cost. */
  kept?: readonly Line[]
  /**
   * What is paid in addition: price lines (of the `record` and the `form`), parts of the record's price, or the price
   * after a change.
   */
  costs?: readonly Cost[] | CostsOfParts<Own> | ChangedCosts<P, O, Own>
  /**
   * Actions of the type that run one after the other. If its own id is among them, the others run only if it cannot be
   * done alone.
   */
  steps?: readonly StepSpec[]
  /** The state that follows, and the usual seconds; `action` is offered if it is not reached. */
  expect?: { state: string; seconds: number; action?: string }
  /** The record is gone afterwards. */
  removes?: true
  /** Shown as dangerous; default: `true` if it loses something. */
  danger?: boolean
}
