/** Measurements of one page. */
export interface Probe {
  /** Milliseconds from the start of the navigation until the first row was painted. */
  firstRow: number | undefined
  /** Sum of layout shifts that no input caused. */
  shift: number
  /** Milliseconds of tasks beyond their first 50. */
  blocking: number
  /** Longest task since the last `reset`, in milliseconds; 0 when all were shorter than 50. */
  longest: number
  /** Longest interaction since the last `reset`, in milliseconds; 0 when all were shorter than 16. */
  worst: number
  /** Longest handling of one event since the last `reset`, in milliseconds; 0 when all were painted within 16. */
  handled: number
  reset: () => void
  /** Time by the page's clock, in milliseconds, at which the first frame with `holds` true was painted. */
  painted: (holds: () => boolean) => Promise<number>
  /** Time of the last key or click, by the page's clock. */
  input: number
  /** Time of the paint after the last change of the rows or their count. */
  changed: number
}

declare global {
  interface Window {
    bench: Probe
  }
}

/** Runs in every page before its own scripts. Self-contained: it is sent as text. */
export function installProbe(): void {
  const afterPaint = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(0)
    })
  }
  const probe: Probe = {
    firstRow: undefined,
    shift: 0,
    blocking: 0,
    longest: 0,
    worst: 0,
    handled: 0,
    input: 0,
    changed: 0,
    reset: () => {
      probe.worst = 0
      probe.handled = 0
      probe.longest = 0
    },
    painted: (holds) =>
      new Promise((resolve, reject) => {
        const until = performance.now() + 10_000
        const look = (): void => {
          if (performance.now() > until) reject(new Error(`Not in 10 seconds: ${holds.toString()}`))
          else if (!holds()) requestAnimationFrame(look)
          else {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now())
            port2.postMessage(0)
          }
        }
        requestAnimationFrame(look)
      }),
  }
  window.bench = probe
  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...options,
    })
  }
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) probe.shift += value
  })
  observe('longtask', ({ duration }) => {
    probe.blocking += duration - 50
    probe.longest = Math.max(probe.longest, duration)
  })
  observe(
    'event',
    (entry) => {
      const { interactionId, duration, processingStart, processingEnd } = entry as PerformanceEventTiming
      if (interactionId > 0) probe.worst = Math.max(probe.worst, duration)
      probe.handled = Math.max(probe.handled, processingEnd - processingStart)
    },
    { durationThreshold: 16 },
  )
  for (const type of ['keydown', 'click']) {
    addEventListener(type, ({ timeStamp }) => (probe.input = timeStamp), { capture: true })
  }
  const watch = new MutationObserver((changes) => {
    if (probe.firstRow === undefined && document.querySelector('tbody tr[data-index]')) {
      probe.firstRow = -1
      afterPaint(() => (probe.firstRow = performance.now()))
    }
    // The row count is part of the content; the age button and live regions are not.
    const inContent = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      return element?.closest('body') != null && element.closest('[aria-live], button') === null
    })
    if (inContent) afterPaint(() => (probe.changed = performance.now()))
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}
