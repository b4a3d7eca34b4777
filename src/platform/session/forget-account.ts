import type { QueryClient } from '@tanstack/react-query'
import type { ToastStore } from '../../ui/feedback/toast-store'
import type { Session } from './session'

/**
 * Lets go of everything that was read and said for whoever was here before, at the moment somebody else is. Earlier than
 * any screen of theirs: what that asks for must not be thrown away with the rest (quality T12).
 */
export function forgetWithAccount(session: Session, queries: QueryClient, toasts: ToastStore): void {
  let { epoch } = session.get()
  session.subscribe(() => {
    const now = session.get().epoch
    if (now === epoch) return
    epoch = now
    void queries.cancelQueries()
    queries.clear()
    toasts.clear()
  })
}
