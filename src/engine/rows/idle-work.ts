import { whenIdle } from '../../lib/when-idle'

/** Work over many items, done bit by bit while the browser is idle, or at once where the result cannot wait. */
export interface IdleWork {
  /** Goes on whenever the browser is idle and says when all is done; the returned function stops it. */
  start: (onDone?: () => void) => () => void
  /** Does what is left. */
  finish: () => void
}

/** Items between two looks at the clock. */
const slice = 100
/** Milliseconds of an idle period that are left for whatever comes next. */
const spare = 3

/** Declares work over the items, in their order. */
export function idleWork<T>(items: readonly T[], work: (item: T, index: number) => void): IdleWork {
  const left = items.entries()
  /** Does up to a number of items and says whether all are done. */
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
