import { afterEach, describe, expect, it, vi } from 'vitest'
import { idleWork } from '../../../src/lib/idle-work'

/** A browser with idle periods controlled by the test. */
function idleBrowser() {
  const waiting = new Map<number, IdleRequestCallback>()
  let last = 0
  vi.stubGlobal('requestIdleCallback', (turn: IdleRequestCallback) => {
    waiting.set((last += 1), turn)
    return last
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  return {
    waits: () => waiting.size,
    /** Gives an idle period that ends after `looks` reads of its remaining time. */
    idle: (looks: number) => {
      const turns = [...waiting.values()]
      waiting.clear()
      for (const turn of turns) {
        let left = looks
        turn({ didTimeout: false, timeRemaining: () => ((left -= 1) >= 0 ? 50 : 0) })
      }
    },
  }
}

const items = Array.from({ length: 250 }, (_, index) => `item ${index}`)

describe('work done while idle', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('goes on over several idle periods, in order, and says when all is done', () => {
    const browser = idleBrowser()
    const seen: string[] = []
    const onDone = vi.fn()
    idleWork(items, (item, index) => (seen[index] = item)).start(onDone)
    expect(seen).toEqual([])
    browser.idle(0)
    expect(seen).toEqual(items.slice(0, 100))
    expect(onDone).not.toHaveBeenCalled()
    browser.idle(5)
    expect(seen).toEqual(items)
    expect(onDone).toHaveBeenCalledOnce()
    expect(browser.waits()).toBe(0)
  })

  it('can be finished at once, and does no item twice', () => {
    const browser = idleBrowser()
    const work = vi.fn()
    const { start, finish } = idleWork(items, work)
    start()
    browser.idle(0)
    finish()
    browser.idle(5)
    expect(work.mock.calls.map(([item]: unknown[]) => item)).toEqual(items)
  })

  it('stops when it is stopped', () => {
    const browser = idleBrowser()
    const work = vi.fn()
    idleWork(items, work).start()()
    browser.idle(5)
    expect(work).not.toHaveBeenCalled()
  })

  it('waits a moment where a browser cannot tell that it is idle', () => {
    vi.useFakeTimers()
    const work = vi.fn()
    const onDone = vi.fn()
    idleWork(items, work).start(onDone)
    expect(work).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledTimes(items.length)
    expect(onDone).toHaveBeenCalledOnce()
    idleWork(items, work).start()()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledTimes(items.length)
  })
})
