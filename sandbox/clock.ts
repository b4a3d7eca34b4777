/**
 * The sandbox's time. State changes are due times in the database that are compared with `now()` when a request comes
 * in, so nothing here starts a timer and advancing the clock is enough to see them happen.
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Moves time forward by `seconds`; going back is refused. */
  advance(seconds: number): void
}

/** Stands still until advanced: for tests and screenshots. `start` is in milliseconds since 1970. */
export function createFrozenClock(start: number): Clock {
  let now = start
  return {
    now: () => now,
    advance: (seconds) => {
      now += forward(seconds)
    },
  }
}

/** Real time plus what it was advanced by: for servers. */
export function createRunningClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance: (seconds) => {
      offset += forward(seconds)
    },
  }
}

function forward(seconds: number): number {
  if (!Number.isFinite(seconds) || seconds < 0)
    throw new RangeError(`The clock cannot advance by ${seconds} seconds`)
  return Math.round(seconds * 1000)
}
