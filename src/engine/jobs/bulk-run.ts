import type { CompiledAction } from '../../manifest/compiled'
import type { Target } from './target'

/** Several records an action is to be done to, as was confirmed. */
export interface BulkRun {
  action: CompiledAction
  targets: readonly Target[]
  /** Those that were chosen too but that it does not fit, and why. */
  left: readonly { name: string; reason: string }[]
  /** How an earlier try failed for those it may have been done to all the same, by row key. */
  doubts?: ReadonlyMap<string, unknown>
  /** Once it is done for a record. */
  afterEach?: (target: Target) => void
}
