import type { CompiledAction } from './compiled'

/** True when an action without a form asks before it runs: it can hurt, or it adds to what is paid. */
export function confirms(action: Pick<CompiledAction, 'guard' | 'costs'>): boolean {
  return action.guard !== 'none' || action.costs !== undefined
}

/** True when an action opens a dialog before it runs. */
export function needsDialog(action: Pick<CompiledAction, 'guard' | 'costs' | 'form'>): boolean {
  return action.form !== null || confirms(action)
}
