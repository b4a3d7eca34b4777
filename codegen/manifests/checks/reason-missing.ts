import type { ManifestContext } from '../context'
import { conditionsOf, leavesOf } from '../walk-conditions'

/** A condition that disables something says why: every leaf has `because`, its own or its parent's. */
export function reasonMissing(context: ManifestContext): void {
  for (const { at, condition, reasoned } of conditionsOf(context)) {
    if (!reasoned) continue
    for (const { at: place, leaf, because } of leavesOf(condition, at)) {
      if ('feature' in leaf || 'context' in leaf || because !== undefined) continue
      context.report('reason-missing', place, 'add `because`, the key of the sentence shown when this fails.')
    }
  }
}
