import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pause, taskOutcome } from '../../../src/api/task'
import type { TaskRule } from '../../../src/lib/operation'

const rule: TaskRule = {
  id: 'task.id',
  operation: 'getTask',
  parameter: 'taskId',
  state: 'task.status',
  done: ['succeeded', 'skipped'],
  failed: ['failed'],
  result: 'task.result',
  message: 'task.problem',
}
const told = (status: unknown, more: object = {}) => taskOutcome(rule, { task: { status, ...more } })

describe('a task', () => {
  it('is over in a state that is an end', () => {
    expect(told('succeeded', { result: { id: 1 } })).toEqual({ kind: 'done', result: { id: 1 } })
    expect(told('skipped')).toEqual({ kind: 'done', result: undefined })
  })

  it('fails with the words of the platform, when it has any', () => {
    expect(told('failed', { problem: 'Too bright' })).toEqual({ kind: 'failed', message: 'Too bright' })
    expect(told('failed', { problem: null })).toEqual({ kind: 'failed', message: undefined })
  })

  it.each(['running', 'brand-new-state', 7, undefined])('goes on in the state %j', (state) => {
    expect(told(state)).toEqual({ kind: 'pending' })
  })
})

describe('a pause', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('ends in time', async () => {
    const over = vi.fn()
    void pause(1000, undefined).then(over)
    await vi.advanceTimersByTimeAsync(999)
    expect(over).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(over).toHaveBeenCalledOnce()
  })

  it('ends when the caller aborts', async () => {
    const controller = new AbortController()
    const waiting = pause(1000, controller.signal)
    controller.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    await expect(pause(1000, controller.signal)).rejects.toThrow('left')
    expect(vi.getTimerCount()).toBe(0)
  })
})
