import { createStore } from '../../lib/store'
import { webLocks } from '../../lib/web-locks'

/** Number of running tasks of this document that end with it or with the session, such as bulk runs and uploads. */
export const unfinishedWork = createStore(0)

/** Web Lock that each tab with unfinished work shares; the browser frees it when a tab is closed. */
const lock = 'console unfinished work'

/** Counts a task as unfinished, in this tab and for the others, until the returned function is called. */
export function beginWork(): () => void {
  unfinishedWork.set(unfinishedWork.get() + 1)
  let free: (() => void) | undefined
  const ended = new Promise<void>((resolve) => {
    free = resolve
  })
  // Where the browser refuses locks, the other tabs do not know of this one's work.
  webLocks()
    ?.request(lock, { mode: 'shared' }, () => ended)
    .catch(() => undefined)
  return () => {
    free?.()
    unfinishedWork.set(unfinishedWork.get() - 1)
  }
}

/** Where work is unfinished: in this tab, or only in another one of this browser. Undefined if nowhere. */
export async function findUnfinishedWork(): Promise<'here' | 'elsewhere' | undefined> {
  if (unfinishedWork.get() > 0) return 'here'
  try {
    const { held = [] } = (await webLocks()?.query()) ?? {}
    return held.some(({ name }) => name === lock) ? 'elsewhere' : undefined
  } catch {
    // Logging out must not depend on it.
    return undefined
  }
}
