/** Remaining time of an idle period. */
export type IdlePeriod = Pick<IdleDeadline, 'timeRemaining'>

/** Milliseconds after the last user input when the user counts as idle. */
export const idleDelay = 200
/** Maximum ms to wait for an idle browser, unless the user is active. */
const latest = 500
/** Delay in ms for browsers without requestIdleCallback. */
const later = 200

/** Events that need an immediate response: scrolling, typing, pressing. */
const signs = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Clock, idle periods and input events, injected for tests. */
export interface IdleHost {
  now: () => number
  /** Calls back in the next idle period; returns a cancel function. */
  idle: (run: (period: IdlePeriod) => void) => () => void
  after: (milliseconds: number, run: () => void) => () => void
  /** Subscribes to user input. */
  onHand: (tell: () => void) => void
}

/** Schedules low-priority work; returns a cancel function. */
export type WhenIdle = (run: (period: IdlePeriod) => void) => () => void

/** Creates the scheduler of low-priority work: it waits while the user is active, without limit. */
export function createWhenIdle({ now, idle, after, onHand }: IdleHost): WhenIdle {
  let last = -Infinity
  onHand(() => (last = now()))
  return (run) => {
    let cancel: () => void
    const ask = (): void => {
      cancel = idle((period) => {
        const left = last + idleDelay - now()
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

/** Runs low-priority work once the browser is idle and the user inactive; returns a cancel function. */
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
