import { lazyPart } from '../../ui/lazy-part'
import type { EndWorkDialogProps } from './EndWorkDialog'

/** What asks before work under way is ended, fetched when some begins. */
export const endWorkDialogPart = lazyPart<EndWorkDialogProps>(
  async () => (await import('./EndWorkDialog')).EndWorkDialog,
)
