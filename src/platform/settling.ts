import { useEffect, useRef } from 'react'

/** Poll interval in ms while something settles: fast for the first minute, then slow. */
export const quickInterval = 3000
export const slowInterval = 10_000
/** Milliseconds after which polling becomes slow. */
export const quickPeriod = 60_000

/** Clock and page visibility, injected for tests. */
export interface SchedulerHost {
  now: () => number
  hidden: () => boolean
  onVisible: (resume: () => void) => () => void
  after: (milliseconds: number, work: () => void) => () => void
}

export interface Scheduler {
  /**
   * Calls `look` repeatedly until the returned function is called; one read per list and round. In a hidden page only
   * polls with `hidden` run.
   */
  watch: (look: () => void, when?: { hidden: boolean }) => () => void
}

/** The console's only polling scheduler: one timer, paused while the page is hidden. */
export function createScheduler(host: SchedulerHost): Scheduler {
  const watched = new Map<() => void, { since: number; hidden: boolean }>()
  let cancel: (() => void) | undefined
  let forget: (() => void) | undefined

  const next = (): void => {
    cancel?.()
    cancel = undefined
    const looking = [...watched.values()].filter(({ hidden }) => hidden || !host.hidden())
    if (looking.length === 0) return
    const youngest = Math.max(...looking.map(({ since }) => since))
    const wait = host.now() - youngest < quickPeriod ? quickInterval : slowInterval
    cancel = host.after(wait, () => {
      for (const [look, { hidden }] of [...watched]) if (hidden || !host.hidden()) look()
      next()
    })
  }
  return {
    watch: (look, { hidden } = { hidden: false }) => {
      watched.set(look, { since: host.now(), hidden })
      if (watched.size === 1) forget = host.onVisible(next)
      next()
      return () => {
        watched.delete(look)
        if (watched.size > 0) return
        cancel?.()
        cancel = undefined
        forget?.()
      }
    },
  }
}

const scheduler = createScheduler({
  now: () => Date.now(),
  hidden: () => document.visibilityState === 'hidden',
  onVisible: (resume) => {
    const check = (): void => {
      if (document.visibilityState === 'visible') resume()
    }
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  },
  after: (milliseconds, work) => {
    const id = setTimeout(work, milliseconds)
    return () => clearTimeout(id)
  },
})

/** Polls with the shared scheduler until the returned function is called. */
export const watchSettling = scheduler.watch

/** Polls while `active`; `look` may change between renders. */
export function useSettling(active: boolean, look: () => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => (active ? scheduler.watch(() => latest.current()) : undefined), [active])
}
