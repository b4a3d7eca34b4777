import type { OperationId } from '../../generated/operations'
import type { FormModel } from '../fields/form-model'
import type { ShownCall } from './shown-call'

/** What is about to be sent, for somebody to read. */
export interface Request {
  operation: OperationId
  /** One; several for a bulk run. */
  calls: readonly ShownCall[]
  /** What must be filled in first, in words. */
  missing: readonly string[]
  /** What is filled in and wrong, in words. */
  wrong: readonly string[]
  /** The record is read again before it is sent, and its values of then are sent. */
  rereads: boolean
}

/** What pasted calls fill in. */
export interface PasteTarget {
  model: FormModel
  /** Parameters the form does not ask. */
  bound: Readonly<Record<string, unknown>>
}

/** What the lazy half of the view gets. */
export interface RequestDrawerProps {
  /** The words of the button that sends: "Create machine". */
  what: string
  request: () => Request
  paste: (() => PasteTarget) | undefined
  onClose: () => void
}
