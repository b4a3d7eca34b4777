import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import type { EndWorkDialogProps } from './EndWorkDialog'
import { workUnderWay } from './work-under-way'
import { lazyPart, prefetch } from '../../ui/lazy'

/** What asks before work under way is ended, fetched when some begins. */
export const endWorkDialogPart = lazyPart<EndWorkDialogProps>(
  async () => (await import('./EndWorkDialog')).EndWorkDialog,
)

/**
 * Says that work is under way until what it returns is called: whoever leaves the page or signs out is asked before.
 * `onAsk` hears that the browser asks.
 */
export function holdPage(onAsk?: () => void): () => void {
  const letGo = askBeforeLeaving(onAsk)
  workUnderWay.set(workUnderWay.get() + 1)
  // What asks is here before the network may be gone.
  prefetch(endWorkDialogPart)()
  return () => {
    letGo()
    workUnderWay.set(workUnderWay.get() - 1)
  }
}
