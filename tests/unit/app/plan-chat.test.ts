import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { planChat } from '../../../src/app/shell/plan-chat'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('[NOTIFY-07] starts a chat after 1500 ms, and has the visitor forgotten at the end', async () => {
  const forget = vi.fn()
  const start = vi.fn(async () => forget)
  const end = planChat(start, () => undefined)
  await vi.advanceTimersByTimeAsync(1499)
  expect(start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalledOnce()
  expect(forget).not.toHaveBeenCalled()
  end()
  expect(forget).toHaveBeenCalledOnce()
})

it('starts none that is not wanted any more, and ends one that started too late', async () => {
  const forget = vi.fn()
  const early = vi.fn(async () => forget)
  planChat(early, () => undefined)()
  await vi.advanceTimersByTimeAsync(5000)
  expect(early).not.toHaveBeenCalled()
  let wanted: boolean | undefined
  const end = planChat(
    async (isWanted) => {
      await new Promise((done) => setTimeout(done, 100))
      wanted = isWanted()
      return forget
    },
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(1550)
  end()
  expect(forget).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(wanted).toBe(false)
  expect(forget).toHaveBeenCalledOnce()
})

it('tells of a start that failed', async () => {
  const failed = vi.fn()
  const reason = new Error('no chunk')
  planChat(async () => {
    throw reason
  }, failed)
  await vi.advanceTimersByTimeAsync(1500)
  expect(failed).toHaveBeenCalledWith(reason)
})
