import type { CompiledAction, CompiledResource } from '../../manifest/compiled'
import type { Subject } from '../../manifest/subject'

/** One performance of an action on one record. */
export interface Performance {
  resource: CompiledResource
  action: CompiledAction
  subject: Subject
  /** What was asked before, by parameter. */
  typed: Readonly<Record<string, unknown>>
  /** The idempotency key of the intent; a new one when left out. */
  key?: string | undefined
}
