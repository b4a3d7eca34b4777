import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import { lazyPart, prefetch } from '../../ui/lazy'
import type { EndWorkDialogProps } from './EndWorkDialog'
import { beginWork } from './unfinished-work'

/** The question before work is aborted, loaded when work begins. */
export const endWorkDialogPart = lazyPart<EndWorkDialogProps>(
  async () => (await import('./EndWorkDialog')).EndWorkDialog,
)

/** Milliseconds after which a page that should have unloaded is considered to stay. */
const patience = 3000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A page with unfinished work. */
export interface BlockedPage {
  release: () => void
  /**
   * Undefined, or while the page is being left a promise that resolves if it stays. Calls aborted meanwhile have an
   * unknown outcome, and no new ones may be sent.
   */
  leaving: () => Promise<void> | undefined
}

/** Makes the browser confirm leaving the page, and the console confirm signing out, until `release` is called. */
export function blockLeaving(): BlockedPage {
  let leaving: Promise<void> | undefined
  let questions = 0
  const stay = async (question: number): Promise<void> => {
    // Timers are paused during the browser's question, so the first ends with it.
    await pause(0)
    await pause(patience)
    if (question === questions) leaving = undefined
  }
  const stopAsking = askBeforeLeaving(() => {
    questions += 1
    leaving = stay(questions)
  })
  const endWork = beginWork()
  // Loaded now, because the network may be gone later.
  prefetch(endWorkDialogPart)()
  return {
    release: () => {
      stopAsking()
      endWork()
    },
    leaving: () => leaving,
  }
}
