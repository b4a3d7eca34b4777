import { lazyPart } from '../../ui/lazy-part'
import type { LeaveDialogProps } from './LeaveDialog'

/** What asks before changes are lost, fetched when there are some. */
export const leaveDialogPart = lazyPart<LeaveDialogProps>(
  async () => (await import('./LeaveDialog')).LeaveDialog,
)
