import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, connectionFailure } from '../../../src/api/errors'
import { followTask, taskPollInterval, type TaskLook } from '../../../src/api/follow-task'
import { retryDelay } from '../../../src/api/retry'
import type { TaskOutcome } from '../../../src/api/task'

const failed = (message: string | undefined) => new ApiError('api', message ?? 'The task has failed')
const seen = (outcome: TaskOutcome, wait = 0): TaskLook => ({ outcome, wait, failed })
const pending = seen({ kind: 'pending' })
const done = seen({ kind: 'done', result: { id: 7 } })
const lost = connectionFailure(new TypeError('Failed to fetch'))

/** Follows a task that gives these looks in turn; the last one repeats. */
function follow(looks: readonly (TaskLook | Error)[], signal?: AbortSignal) {
  const deadline = new AbortController()
  const times: number[] = []
  let count = 0
  const look = async (): Promise<TaskLook> => {
    times.push(Date.now())
    const next = looks[Math.min(count, looks.length - 1)]
    count += 1
    if (next instanceof Error || !next) throw next
    return next
  }
  const end = followTask(look, deadline.signal, signal).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  return { end, deadline, times }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

describe('following a task', () => {
  it('looks again in its own time, or when the platform says, until it has ended', async () => {
    const { end, times } = follow([pending, seen({ kind: 'pending' }, 5000), done])
    await vi.advanceTimersByTimeAsync(taskPollInterval + 5000)
    expect(await end).toEqual({ result: { id: 7 } })
    expect(times).toEqual([0, taskPollInterval, taskPollInterval + 5000])
  })

  it('goes on when a look fails, as reads do, and counts anew after one that succeeds', async () => {
    const { end, times } = follow([lost, lost, lost, pending, lost, lost, lost, done])
    await vi.advanceTimersByTimeAsync(6 * retryDelay + taskPollInterval)
    expect(await end).toEqual({ result: { id: 7 } })
    expect(times).toHaveLength(8)
  })

  it('is reported as started when its record is gone', async () => {
    const { end, times } = follow([pending, lost])
    await vi.advanceTimersByTimeAsync(taskPollInterval + 3 * retryDelay)
    expect(await end).toEqual({ error: expect.objectContaining({ kind: 'unfinished', cause: lost }) })
    expect(times).toHaveLength(5)
  })

  it('ends in time, though the task does not', async () => {
    const { end, deadline } = follow([pending])
    await vi.advanceTimersByTimeAsync(taskPollInterval)
    deadline.abort()
    await vi.advanceTimersByTimeAsync(taskPollInterval)
    expect(await end).toEqual({ error: expect.objectContaining({ kind: 'unfinished' }) })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails at once with what the task or the platform says', async () => {
    expect(await follow([seen({ kind: 'failed', message: 'Too bright' })]).end).toEqual({
      error: expect.objectContaining({ message: 'Too bright' }),
    })
    const refused = new ApiError('permission', 'No', { status: 403 })
    expect(await follow([refused]).end).toEqual({ error: refused })
  })

  it('ends when the caller aborts', async () => {
    const controller = new AbortController()
    const { end } = follow([pending], controller.signal)
    await vi.advanceTimersByTimeAsync(1)
    controller.abort(new Error('left'))
    expect(await end).toEqual({ error: expect.objectContaining({ message: 'left' }) })
  })
})
