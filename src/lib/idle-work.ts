import { whenIdle } from './when-idle'

/** Work over many items, done in slices in idle time, or at once if the result is needed. */
export interface IdleWork {
  /** Continues in idle time and calls back when done; the returned function stops it. */
  start: (onDone?: () => void) => () => void
  /** Does the remaining work. */
  finish: () => void
}

/** Items of a list that are computed together with the page that shows them; those of longer lists are in idle time. */
export const atOnce = 500

/** Items between checks of the clock. */
const slice = 100
/** Milliseconds of an idle period left unused. */
const spare = 3

/** Creates work over items, in order. */
export function idleWork<T>(items: readonly T[], work: (item: T, index: number) => void): IdleWork {
  const left = items.entries()
  /** Processes up to `most` items; returns whether all are done. */
  const advance = (most: number): boolean => {
    for (let done = 0; done < most; done += 1) {
      const next = left.next()
      if (next.done) return true
      const [index, item] = next.value
      work(item, index)
    }
    return false
  }
  const finish = (): void => void advance(Infinity)
  const start: IdleWork['start'] = (onDone) => {
    let cancel = whenIdle(function turn(period): void {
      let done = advance(slice)
      while (!done && period.timeRemaining() > spare) done = advance(slice)
      if (done) onDone?.()
      else cancel = whenIdle(turn)
    })
    return () => cancel()
  }
  return { start, finish }
}
