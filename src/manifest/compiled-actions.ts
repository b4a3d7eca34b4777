/** A compiled action: of a record, or of an element inside one. */
import type { IconName } from '../lib/icon-names'
import type { OperationId } from '../generated/operations'
import type { DialogName } from './names'
import type { AskedFirst, ChangedCosts, Consequence, CostsOfParts, Guard } from './words/actions'
import type { FormNotice } from './words/forms'
import type { PriceLine } from './words/prices'
import type { Step } from './words/steps'
import type { Condition, Value } from './words/values'

/** An array of a record whose elements are edited and written together. */
export interface EditedElements {
  at: string
  /** The property that identifies an element. */
  key: string
  /** Properties to sort by, because the platform keeps no order. */
  sort: readonly string[]
  /** The parameter that takes the elements. */
  place: string
  /** Properties of an element that are sent back, including those no field edits. */
  carries: readonly string[]
}

/** A line of the confirmation about what stays, with its steps in full. */
export interface CompiledConsequence extends Omit<Consequence<string>, 'steps'> {
  steps?: readonly Step[]
}

export interface CompiledAction {
  id: string
  icon: IconName
  operation: OperationId
  params: Record<string, Value>
  when?: Condition
  dialog?: DialogName
  link?: `/${string}`
  notices?: readonly FormNotice[]
  guard: Guard
  deleted?: readonly Consequence<string>[]
  kept?: readonly CompiledConsequence[]
  costs?: readonly PriceLine[] | CostsOfParts | ChangedCosts
  steps?: readonly Step[]
  /** The state the record should reach, and the usual seconds; `action` is offered if it has not by then. */
  expect?: { state: string; seconds: number; action?: string }
  removes?: true
  danger?: true
  /** The group of actions it belongs to in menus. */
  group?: string
  /** The call replaces the whole record, which is therefore read again right before. */
  replaces?: true
  /** The elements it writes. It is refused if the record has others than the input was made from. */
  edits?: EditedElements
  /** Key of the form in the type's forms module, or null if it has no fields. */
  form: string | null
  /** The question about the filled-in values before they are sent. Absent if there is none. */
  asks?: AskedFirst
  /** The joins its dialog uses, read only while it is open. Absent if there are none. */
  joins?: readonly string[]
}

/** An action that writes elements edited together. */
export type EditingAction = CompiledAction & Required<Pick<CompiledAction, 'edits'>>
