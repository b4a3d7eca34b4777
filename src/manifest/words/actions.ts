/** What can be done to a record. */
import type { IconName } from '../../lib/icon-names'
import type { OperationId } from '../../generated/operations'
import type { Value, Condition, Members, Scalar } from './values'
import type { FieldSpec } from './fields'
import type { FormNotice } from './forms'
import type { PriceLine } from './prices'
import type { StepSpec } from './steps'

/** How much an action can hurt (interface rules, section 10): what loses a resource, or as much, asks to type its name. */
export type Guard = 'none' | 'disturbs' | 'loses-data' | 'loses-resource'

/**
 * A line of the confirmation that says what is lost or kept: `consequences.<id>` once, once per element of a path (filled
 * with the element's fields), or once with the number of elements, left out when there are none.
 */
export interface Consequence<
  P extends string,
  Each extends string = P,
  E extends string = string,
  O extends string = string,
> {
  /** Names its text, `consequences.<id>`. */
  id: string
  /** Once for every element here. */
  each?: Each
  /** Once, with the number of elements here. */
  count?: Each
  /** Of elements: only those for which this holds, `field` being theirs and `owner` what holds them. */
  where?: Condition<E, O>
  /** Only while this holds. */
  when?: Condition<P>
  /** Of what stays: what it costs from then on. `record` reads the element, or the record where there is none. */
  costs?: readonly PriceLine<E, string>[]
  /** Of what stays: further steps that give it up, behind a check box of the confirmation, `releases.<id>`. */
  steps?: readonly StepSpec[]
}

/**
 * What an action makes of a record, for the price before and after: fields that become something else, and what the record
 * is taken to be both times, such as switched on. Of an element inside a record, the record around it is priced.
 */
export interface Repricing<
  P extends string = string,
  O extends string = string,
  Line = PriceLine,
  Own extends string = string,
> {
  set: Members<Own, Value<P, O>>
  as?: Members<Own, Scalar>
  /** Lines of a price that end with the action, such as snapshots that go. */
  drops?: readonly Line[]
}

/** As much as these priced types of the record's own price come to, were the record so. */
export interface CostsLike<Own extends string = string> {
  like: readonly string[]
  as?: Members<Own, Scalar>
}

/**
 * Something that can be done to a record: in its menu, on its page, or in bulk. Three are standard, and need no more than
 * their operation: `rename` asks for the name, `moveBilling` for another account to pay, `delete` removes the record.
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
  /** Names its texts, `actions.<id>`, and its dialog in the address. */
  id: string
  /** Stands before its label; that of the verb its id begins with unless given. */
  icon?: IconName
  /** What it calls. Left out of an action that is only its `steps`. */
  operation?: Op
  /**
   * Parameters of the operation by name, wherever they travel. The location binds itself; so does what says which record is
   * meant, or which element of it: see "Left unsaid" in manifests.md.
   */
  params?: Members<Name, Value<P, O>>
  /** Can it be done now; otherwise it is disabled and says why. */
  when?: Condition<P, O>
  /** It costs more afterwards: besides, the account that pays for the record has to be able to. */
  charges?: true
  /** Asked before it runs. A bare name is a field about which there is no more to say. */
  input?: readonly F[]
  notices?: readonly Notice[]
  /**
   * How it asks first. Unless given: what removes the record loses a resource, what has something `deleted` loses data,
   * a call that deletes disturbs, and nothing else asks.
   */
  guard?: Guard
  /** What is lost, line by line. */
  deleted?: readonly Line[]
  /** What stays, or goes on costing. */
  kept?: readonly Line[]
  /**
   * What is paid for in addition from then on, asked first: lines of a price, `record` reading the record and `form` what
   * was typed, or parts of the record's own price.
   */
  costs?: readonly Cost[] | CostsLike<Own>
  /** What it changes about the price, shown in its form. */
  reprices?: Repricing<P, O, Cost, Own>
  /**
   * The job it is: actions of the type one after the other, such as the stop and the start of a restart. Where it stands
   * among them itself, the others are done only while it cannot be done without them: its form offers the job where the
   * first step can be done.
   */
  steps?: readonly StepSpec[]
  /** The state the record should reach, within so many seconds; `escalate` is offered when it has not by then. */
  expect?: { state: string; seconds: number; escalate?: string }
  /** Operations whose answers this changes, beyond the type's own list. */
  refresh?: readonly OperationId[]
  /** The record is read again right before, because the call replaces it as a whole. */
  fresh?: true
  /** The record is gone afterwards, as it is after `delete`. */
  removes?: true
  /** Drawn as dangerous; what loses something is. */
  danger?: boolean
}
