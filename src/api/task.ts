import type { TaskRule } from '../lib/operation'
import { valueAt } from '../lib/value-at'

/** State of a task. */
export type TaskOutcome =
  | { kind: 'pending' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; message: string | undefined }

/** Reads a task's state by its rule; unknown states are pending. */
export function taskOutcome(rule: TaskRule, answer: unknown): TaskOutcome {
  const state = valueAt(answer, rule.state)
  if (typeof state === 'string' && rule.done.includes(state))
    return { kind: 'done', result: rule.result === undefined ? undefined : valueAt(answer, rule.result) }
  if (typeof state !== 'string' || !rule.failed.includes(state)) return { kind: 'pending' }
  const message = rule.message === undefined ? undefined : valueAt(answer, rule.message)
  return { kind: 'failed', message: typeof message === 'string' ? message : undefined }
}

/** Waits; throws the abort reason if the caller aborts first. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const stop = (): void => {
      clearTimeout(timer)
      fail(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      done()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
