import { taskUnfinished } from './errors'
import { retryDelay, shouldRetry } from './retry'
import { pause, type TaskOutcome } from './task'

/** Poll interval of a task in ms, unless the platform gives one. */
export const taskPollInterval = 1000
/** Seconds after which polling stops; the task may still finish. */
export const taskTimeout = 600

/** State of a task, and the ms the platform asks to wait; 0 if it gives none. */
export interface TaskLook {
  outcome: TaskOutcome
  wait: number
  /** Converts the platform's message to an error. */
  failed: (message: string | undefined) => Error
}

/**
 * Polls a task until it ends and returns its result. A failed poll is retried like a read. Throws the task's failure,
 * an `ApiError` of kind `unfinished` if it cannot be read or `deadline` has passed, or the abort reason.
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
      wait = asked || taskPollInterval
    } catch (error) {
      if (!shouldRetry(0, error)) throw error
      if (!shouldRetry(failures, error)) throw taskUnfinished(error)
      failures += 1
    }
    if (deadline.aborted) throw taskUnfinished()
    await pause(wait, signal)
  }
}
