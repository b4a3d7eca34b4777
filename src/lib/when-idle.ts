/** How much of an idle period is left. */
export type IdlePeriod = Pick<IdleDeadline, 'timeRemaining'>

/** Milliseconds without a sign of the hand after which it rests. */
export const handRests = 200
/** Milliseconds after which a browser that is not idle calls all the same, unless somebody uses the page. */
const latest = 500
/** Milliseconds to wait where a browser cannot tell that it is idle. */
const later = 200

/** What somebody does to whom the page must answer at once: scrolling, typing, pressing. */
const signs = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The clock, the idle periods and the hand, given as arguments so that tests can stand in for them. */
export interface IdleHost {
  now: () => number
  /** Calls back in the next idle period; the returned function prevents it. */
  idle: (run: (period: IdlePeriod) => void) => () => void
  after: (milliseconds: number, run: () => void) => () => void
  /** Tells of each sign that somebody uses the page. */
  onHand: (tell: () => void) => void
}

/** Runs something once there is nothing more urgent to do; the returned function prevents it. */
export type WhenIdle = (run: (period: IdlePeriod) => void) => () => void

/** The one door of work that nobody waits for: it yields to the hand, however long that is busy. */
export function createWhenIdle({ now, idle, after, onHand }: IdleHost): WhenIdle {
  let last = -Infinity
  onHand(() => (last = now()))
  return (run) => {
    let cancel: () => void
    const ask = (): void => {
      cancel = idle((period) => {
        const left = last + handRests - now()
        if (left > 0) cancel = after(left, ask)
        else run(period)
      })
    }
    ask()
    return () => cancel()
  }
}

const timer: IdleHost['after'] = (milliseconds, run) => {
  const id = setTimeout(run, milliseconds)
  return () => clearTimeout(id)
}

/**
 * Runs something once the browser has nothing more urgent to do and nobody scrolls, types or presses; the returned function
 * prevents it.
 */
export const whenIdle: WhenIdle = createWhenIdle({
  now: () => performance.now(),
  idle: (run) => {
    if (!('requestIdleCallback' in globalThis))
      return timer(later, () => run({ timeRemaining: () => Infinity }))
    const handle = requestIdleCallback(run, { timeout: latest })
    return () => cancelIdleCallback(handle)
  },
  after: timer,
  onHand: (tell) => {
    for (const sign of signs)
      globalThis.document?.addEventListener(sign, tell, { capture: true, passive: true })
  },
})
