import type { LeaveDialogProps } from './LeaveDialog'
import { lazyPart } from '../../ui/lazy'

/** What asks before changes are lost, fetched when there are some. */
export const leaveDialogPart = lazyPart<LeaveDialogProps>(
  async () => (await import('./LeaveDialog')).LeaveDialog,
)
