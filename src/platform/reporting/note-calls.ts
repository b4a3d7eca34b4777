import type { CallNote } from '../../api/call-note'
import { isApiError } from '../../api/errors'
import type { Reporter } from './reporter'

/** Called after each call. The texts of `typed` must be in no report, whatever their names. */
export type TakeNote = (call: CallNote, typed?: readonly string[]) => void

/** Notes the calls of a client as breadcrumbs, and reports those that fail. */
export function noteCalls({ note, capture }: Pick<Reporter, 'note' | 'capture'>): TakeNote {
  return ({ operation: { method, path }, input, failure }, typed = []) => {
    const call = `${method} ${path}`
    if (failure === undefined) {
      note({ kind: 'call', text: call })
      return
    }
    capture(failure, 'api', { detail: { call }, hidden: typed.length === 0 ? input : [...typed, input] })
    note({
      kind: 'call',
      text: `${call} failed`,
      ...(isApiError(failure) && failure.status !== undefined ? { status: failure.status } : {}),
    })
  }
}
