import type { Texts } from '../../platform/i18n/texts'

/**
 * How many of several an action was done to. Of one that leads to a state `later`, only that it is under way: its answer says
 * no more.
 */
export function bulkCounts(
  later: boolean,
  { t }: Pick<Texts, 't'>,
): {
  /** While it goes on: "2 of 6 done". */
  running: (done: number, all: number) => string
  /** With what was done: "Delete: 2 of 6 done". */
  ended: (label: string, done: number, all: number) => string
} {
  return {
    running: (done, all) => t(later ? 'action.bulkRunningLater' : 'action.bulkRunning', { done, all }),
    ended: (label, done, all) =>
      done === all
        ? t(later ? 'action.bulkDoneLater' : 'action.bulkDone', { label, count: done })
        : t(later ? 'action.bulkPartlyLater' : 'action.bulkPartly', { label, done, all }),
  }
}
