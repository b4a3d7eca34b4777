import { holdPage } from '../routing/hold-page'

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

/** Has whoever leaves the page or signs out asked before, until `letGo` is called. */
export function holdWork(): HeldPage {
  let leaving: Promise<void> | undefined
  let questions = 0
  const hold = async (question: number): Promise<void> => {
    // The first pause ends with the question of the browser, however long that is looked at.
    await pause(0)
    await pause(patience)
    if (question === questions) leaving = undefined
  }
  const letGo = holdPage(() => {
    questions += 1
    leaving = hold(questions)
  })
  return { letGo, leaving: () => leaving }
}
