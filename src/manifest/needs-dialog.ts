import { addedCosts } from './action-costs'
import type { CompiledAction } from './compiled-actions'

/** True if an action without a form asks before it runs: it can hurt, or it adds costs. */
export function confirms(action: Pick<CompiledAction, 'guard' | 'costs'>): boolean {
  return action.guard !== 'none' || addedCosts(action) !== undefined
}

/** True when an action opens a dialog before it runs. */
export function needsDialog(action: Pick<CompiledAction, 'guard' | 'costs' | 'form' | 'dialog'>): boolean {
  return action.form !== null || action.dialog !== undefined || confirms(action)
}
