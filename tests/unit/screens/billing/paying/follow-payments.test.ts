import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Intent } from '../../../../../src/platform/payments/intent'
import { followPayments, pauseBefore } from '../../../../../src/screens/billing/paying/follow-payments'
import { fakeBrowser } from '../../../platform/payments/fake-browser'
import { FakePlatform } from './fake-platform'

const away: Intent = {
  id: 'a1',
  account: 1,
  way: { kind: 'link', processor: 'stripe', name: 'Stripe' },
  amount: 50,
  final: 60,
  currency: 'EUR',
  step: 'pending',
  identifier: 'pay_1',
  begun: 1_000_000,
  changed: 1_000_000,
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A tab that follows payments, and a spy on its requests. */
function follower(browser: ReturnType<typeof fakeBrowser>, platform: FakePlatform) {
  const { intents } = browser.tab()
  const ended: Intent[] = []
  const result = vi.spyOn(platform.calls, 'result')
  const stop = followPayments({ intents, calls: platform.calls, onEnd: (intent) => ended.push(intent) })
  return { intents, ended, result, stop }
}

function waiting(): { browser: ReturnType<typeof fakeBrowser>; platform: FakePlatform } {
  const browser = fakeBrowser()
  const platform = new FakePlatform()
  platform.visits.set('pay_1', { intent: 'a1', amount: 50, status: 'waiting' })
  browser.tab().intents.add(away)
  return { browser, platform }
}

it('asks after 2, 4, 8, 16, 32 and 60 s, at last every 5 minutes; not before a minute while one is at the page', () => {
  const seconds = (step: 'pending' | 'away'): number[] =>
    [0, 1, 2, 3, 4, 5, 8, 50].map((tries) => pauseBefore({ step }, tries) / 1000)
  expect(seconds('pending')).toEqual([2, 4, 8, 16, 32, 60, 300, 300])
  expect(seconds('away')).toEqual([60, 60, 60, 60, 60, 60, 300, 300])
})

it('tells the end of a payment once, and asks no more', async () => {
  const { browser, platform } = waiting()
  const { ended, result } = follower(browser, platform)
  await vi.advanceTimersByTimeAsync(6000)
  expect(ended).toEqual([])
  platform.choose('pay_1', 'success')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ended).toMatchObject([{ id: 'a1', step: 'done' }])
  const asked = result.mock.calls.length
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(result.mock.calls.length).toBe(asked)
  expect(platform.refreshes).toBe(1)
})

it('goes on when the platform is down', async () => {
  const { browser, platform } = waiting()
  const { ended } = follower(browser, platform)
  platform.isDown = true
  await vi.advanceTimersByTimeAsync(30_000)
  platform.isDown = false
  platform.choose('pay_1', 'cancel')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ended).toMatchObject([{ step: 'cancelled' }])
})

it('follows a payment that is added later, until it is stopped', async () => {
  const browser = fakeBrowser()
  const platform = new FakePlatform()
  const { intents, result, stop } = follower(browser, platform)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(result).not.toHaveBeenCalled()
  platform.visits.set('pay_1', { intent: 'a1', amount: 50, status: 'waiting' })
  intents.add(away)
  await vi.advanceTimersByTimeAsync(2000)
  expect(result).toHaveBeenCalledTimes(1)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(result).toHaveBeenCalledTimes(1)
})

it('asks in one tab at a time, later each time, and each payment by itself', async () => {
  const { browser, platform } = waiting()
  platform.visits.set('pay_2', { intent: 'a2', amount: 50, status: 'waiting' })
  browser.tab().intents.add({ ...away, id: 'a2', identifier: 'pay_2' })
  const { result } = follower(browser, platform)
  const asked = (): readonly unknown[] => result.mock.calls.map(([, identifier]) => identifier)
  const counts: number[] = []
  for (const seconds of [2, 4, 8, 16]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    counts.push(asked().length)
  }
  expect(counts).toEqual([2, 4, 6, 8])
  expect(asked().slice(0, 2)).toEqual(['pay_1', 'pay_2'])
  const { intents } = browser.tab()
  await intents.alone('follow a1', async () => {
    await vi.advanceTimersByTimeAsync(32_000)
  })
  expect(asked().slice(8)).toEqual(['pay_2'])
})

it('says nothing of a payment that was never sent, or had ended before', async () => {
  const browser = fakeBrowser()
  const platform = new FakePlatform()
  const { intents, ended, result } = follower(browser, platform)
  intents.add({ ...away, step: 'ready' })
  intents.add({ ...away, id: 'a2', step: 'failed' })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([ended, result.mock.calls]).toEqual([[], []])
})

it('stops while it asks', async () => {
  const { browser, platform } = waiting()
  const { result, stop } = follower(browser, platform)
  result.mockImplementationOnce(async () => {
    stop()
    return { kind: 'waiting' }
  })
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(result).toHaveBeenCalledTimes(1)
})
