/** A compiled action: of a record, or of an element inside one. */
import type { IconName } from '../lib/icon-names'
import type { OperationId } from '../generated/operations'
import type { DialogName } from './names'
import type { AskedFirst, ChangedCosts, Consequence, CostsOfParts, Guard } from './words/actions'
import type { FormNotice } from './words/forms'
import type { PriceLine } from './words/prices'
import type { Step } from './words/steps'
import type { Condition, Value } from './words/values'

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
  /** Key of the form in the type's forms module, or null if it has no fields. */
  form: string | null
  /** The question about the filled-in values before they are sent. Absent if there is none. */
  asks?: AskedFirst
  /** The joins its dialog uses, read only while it is open. Absent if there are none. */
  joins?: readonly string[]
}
