import type { ActionDialogProps } from './ActionDialog'
import { lazyPart, prefetch } from '../../ui/lazy'

/** The dialogs of actions, fetched when one is about to open. */
export const actionDialogPart = lazyPart<ActionDialogProps>(
  async () => (await import('./ActionDialog')).ActionDialog,
)

/** Fetches the dialogs of actions, when somebody is about to open one. */
export const prefetchActionDialog = prefetch(actionDialogPart)
