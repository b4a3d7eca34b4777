import { describe, expect, it, vi } from 'vitest'
import { createWhenIdle, idleDelay, type IdlePeriod, type WhenIdle } from '../../../src/lib/when-idle'

/** A page whose clock, idle periods and touches the test controls. */
class Page {
  time = 1000
  private periods = new Set<(period: IdlePeriod) => void>()
  private timers = new Map<() => void, number>()
  touch: () => void = () => undefined
  readonly whenIdle: WhenIdle = createWhenIdle({
    now: () => this.time,
    idle: (run) => {
      this.periods.add(run)
      return () => void this.periods.delete(run)
    },
    after: (milliseconds, run) => {
      this.timers.set(run, this.time + milliseconds)
      return () => void this.timers.delete(run)
    },
    onHand: (tell) => (this.touch = tell),
  })

  idle(): void {
    const runs = [...this.periods]
    this.periods.clear()
    for (const run of runs) run({ timeRemaining: () => 7 })
  }

  pass(milliseconds: number): void {
    this.time += milliseconds
    for (const [run, at] of this.timers) {
      if (at > this.time) continue
      this.timers.delete(run)
      run()
    }
  }

  waits = (): number => this.periods.size + this.timers.size
}

describe('low-priority work', () => {
  it('runs in the next idle period, with the time that remains', () => {
    const page = new Page()
    const run = vi.fn((period: IdlePeriod) => period.timeRemaining())
    page.whenIdle(run)
    expect(run).not.toHaveBeenCalled()
    page.idle()
    expect(run).toHaveReturnedWith(7)
    expect(page.waits()).toBe(0)
  })

  it('waits while the user scrolls or types, without limit', () => {
    const page = new Page()
    const run = vi.fn()
    page.whenIdle(run)
    for (let frame = 0; frame < 600; frame += 1) {
      page.touch()
      page.idle()
      page.pass(16)
    }
    expect(run).not.toHaveBeenCalled()
    page.pass(idleDelay)
    page.idle()
    expect(run).toHaveBeenCalledOnce()
    expect(page.waits()).toBe(0)
  })

  it('waits for an idle period after the hand rests, and for the hand when it moves again', () => {
    const page = new Page()
    const run = vi.fn()
    page.touch()
    page.whenIdle(run)
    page.idle()
    page.pass(idleDelay)
    expect(run).not.toHaveBeenCalled()
    page.touch()
    page.idle()
    expect(run).not.toHaveBeenCalled()
    page.pass(idleDelay)
    page.idle()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is prevented while it waits for an idle period, and while it waits for the hand', () => {
    const page = new Page()
    const run = vi.fn()
    page.whenIdle(run)()
    page.touch()
    const prevent = page.whenIdle(run)
    page.idle()
    prevent()
    page.pass(idleDelay)
    page.idle()
    expect([run.mock.calls.length, page.waits()]).toEqual([0, 0])
  })
})
