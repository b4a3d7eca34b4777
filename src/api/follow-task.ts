import { taskUnfinished } from './errors'
import { retryDelay, shouldRetry } from './retry'
import { pause, type TaskOutcome } from './task'

/** Milliseconds between two looks at a task, unless the platform says how long to wait. */
export const taskPace = 1000
/** Seconds after which a task is followed no longer. It may come to its end all the same. */
export const taskCeiling = 600

/** One look at a task: where it stands, and the milliseconds the platform asks to wait; 0 when it says none. */
export interface TaskLook {
  outcome: TaskOutcome
  wait: number
  /** What the platform's words for a failure become. */
  failed: (message: string | undefined) => Error
}

/**
 * Follows a task to its end and gives what it has made. A look is a read, so one that fails is tried again as reads are:
 * what was begun goes on without being looked at. Throws the failure of the task, `ApiError` of the kind `unfinished` when
 * it cannot be seen any more or `deadline` has passed, and the reason of the abort when the caller gives up first.
 */
export async function followTask(
  look: () => Promise<TaskLook>,
  deadline: AbortSignal,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let failures = 0
  for (;;) {
    let wait = retryDelay
    try {
      const { outcome, wait: asked, failed } = await look()
      failures = 0
      if (outcome.kind === 'done') return outcome.result
      if (outcome.kind === 'failed') throw failed(outcome.message)
      wait = asked || taskPace
    } catch (error) {
      if (!shouldRetry(0, error)) throw error
      if (!shouldRetry(failures, error)) throw taskUnfinished(error)
      failures += 1
    }
    if (deadline.aborted) throw taskUnfinished()
    await pause(wait, signal)
  }
}
