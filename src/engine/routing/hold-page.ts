import { askBeforeLeaving } from '../../lib/ask-before-leaving'
import { lazyPart, prefetch } from '../../ui/lazy'
import type { EndWorkDialogProps } from './EndWorkDialog'
import { workUnderWay } from './work-under-way'

/** What asks before work under way is ended, fetched when some begins. */
export const endWorkDialogPart = lazyPart<EndWorkDialogProps>(
  async () => (await import('./EndWorkDialog')).EndWorkDialog,
)

/** Milliseconds after which a page that was about to be left is still there, and stays. */
const patience = 3000

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The page while work is under way in it. */
export interface HeldPage {
  letGo: () => void
  /**
   * Undefined, or while the page is being left a promise that comes when it stays after all. Calls under way break off in
   * between: that says nothing of what they did, and nothing must be sent any more.
   */
  leaving: () => Promise<void> | undefined
}

/** Has the browser ask before the page is left, and the console before signing out, until `letGo` is called. */
export function holdPage(): HeldPage {
  let leaving: Promise<void> | undefined
  let questions = 0
  const stay = async (question: number): Promise<void> => {
    // The first pause ends with the question of the browser, however long that is looked at.
    await pause(0)
    await pause(patience)
    if (question === questions) leaving = undefined
  }
  const stopAsking = askBeforeLeaving(() => {
    questions += 1
    leaving = stay(questions)
  })
  workUnderWay.set(workUnderWay.get() + 1)
  // What asks is here before the network may be gone.
  prefetch(endWorkDialogPart)()
  return {
    letGo: () => {
      stopAsking()
      workUnderWay.set(workUnderWay.get() - 1)
    },
    leaving: () => leaving,
  }
}
