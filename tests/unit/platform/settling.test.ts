import { describe, expect, it } from 'vitest'
import {
  createScheduler,
  quickInterval,
  quickPeriod,
  slowInterval,
  type Scheduler,
} from '../../../src/platform/settling'

interface Timer {
  at: number
  work: () => void
}

/** A page whose time and visibility the test controls. */
class Page {
  time = 0
  isHidden = false
  timers: Timer[] = []
  private readonly resumes = new Set<() => void>()
  readonly scheduler: Scheduler = createScheduler({
    now: () => this.time,
    hidden: () => this.isHidden,
    onVisible: (resume) => {
      this.resumes.add(resume)
      return () => this.resumes.delete(resume)
    },
    after: (milliseconds, work) => {
      const timer = { at: this.time + milliseconds, work }
      this.timers.push(timer)
      return () => {
        this.timers = this.timers.filter((each) => each !== timer)
      }
    },
  })

  get listeners(): number {
    return this.resumes.size
  }

  advance(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const [next] = [...this.timers].sort((a, b) => a.at - b.at)
      if (!next || next.at > end) break
      this.time = next.at
      this.timers = this.timers.filter((each) => each !== next)
      next.work()
    }
    this.time = end
  }

  hide(): void {
    this.isHidden = true
  }

  show(): void {
    this.isHidden = false
    for (const resume of [...this.resumes]) resume()
  }
}

function watched() {
  const page = new Page()
  const looks: number[] = []
  const stop = page.scheduler.watch(() => looks.push(page.time))
  return { page, looks, stop }
}

describe('looking at what moves', () => {
  it('is quick at first, then slow', () => {
    const { page, looks } = watched()
    page.advance(quickPeriod + 3 * slowInterval)
    const gaps = looks.map((time, index) => time - (looks[index - 1] ?? 0))
    expect(gaps[0]).toBe(quickInterval)
    expect(gaps.filter((gap) => gap === quickInterval).length).toBe(quickPeriod / quickInterval)
    expect(gaps.slice(quickPeriod / quickInterval)).toEqual([slowInterval, slowInterval, slowInterval])
  })

  it('uses one timer for all, and looks at each once a round', () => {
    const page = new Page()
    const counts = [0, 0, 0]
    counts.forEach((_, index) =>
      page.scheduler.watch(() => {
        counts[index] = (counts[index] ?? 0) + 1
      }),
    )
    expect(page.timers).toHaveLength(1)
    page.advance(3 * quickInterval)
    expect(page.timers).toHaveLength(1)
    expect(counts).toEqual([3, 3, 3])
  })

  it('is quick again for everything when something new moves', () => {
    const { page, looks } = watched()
    page.advance(quickPeriod + slowInterval)
    const before = looks.length
    page.scheduler.watch(() => undefined)
    page.advance(2 * quickInterval)
    expect(looks.length - before).toBe(2)
  })

  it('ends with the last who wanted it', () => {
    const { page, looks, stop } = watched()
    const other = page.scheduler.watch(() => undefined)
    page.advance(quickInterval)
    stop()
    page.advance(quickInterval)
    expect(looks).toHaveLength(1)
    expect(page.timers).toHaveLength(1)
    other()
    expect(page.timers).toEqual([])
    expect(page.listeners).toBe(0)
    page.show()
    expect(page.timers).toEqual([])
  })

  it('starts anew after it has ended', () => {
    const { page, stop } = watched()
    stop()
    const looks: number[] = []
    page.scheduler.watch(() => looks.push(page.time))
    page.advance(quickInterval)
    expect(looks).toEqual([quickInterval])
    expect(page.listeners).toBe(1)
  })

  it('survives an unsubscription during a poll', () => {
    const page = new Page()
    const stop = page.scheduler.watch(() => stop())
    page.advance(5 * quickInterval)
    expect(page.timers).toEqual([])
  })
})

describe('a hidden page', () => {
  it('does not look, not even once more', () => {
    const { page, looks } = watched()
    page.advance(quickInterval)
    page.hide()
    page.advance(10 * slowInterval)
    expect(looks).toHaveLength(1)
    expect(page.timers).toEqual([])
  })

  it('does not start to look', () => {
    const page = new Page()
    page.hide()
    page.scheduler.watch(() => undefined)
    expect(page.timers).toEqual([])
  })

  it('goes on when it is looked at again', () => {
    const { page, looks } = watched()
    page.hide()
    page.advance(quickInterval)
    page.show()
    page.advance(quickInterval)
    expect(looks).toHaveLength(1)
  })
})
