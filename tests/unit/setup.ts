import { webcrypto } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { limits } from '../run/time-limits'

function isDisplayed(element: Element): boolean {
  const { parentElement: around } = element
  return getComputedStyle(element).display !== 'none' && (around === null || isDisplayed(around))
}

/** Timers started and not cleared by their own code. */
const timers = new Set<NodeJS.Timeout>()

function remembered<Start extends (...args: never) => NodeJS.Timeout>(start: Start): Start {
  return new Proxy(start, {
    apply(target, self, args) {
      const timer: NodeJS.Timeout = Reflect.apply(target, self, args)
      timers.add(timer)
      return timer
    },
  })
}

// A browser ends the timers of a closed page; jsdom leaves those of Node running after the document is gone.
if (typeof document !== 'undefined') {
  globalThis.setTimeout = remembered(setTimeout)
  globalThis.setInterval = remembered(setInterval)
  afterAll(() => timers.forEach((timer) => clearTimeout(timer)))
}

/** For tests with a document: waits as long as a busy machine needs, and reports a missing element without printing the whole document. */
beforeAll(async () => {
  if (typeof document === 'undefined') return
  // The document's own `crypto` only has random numbers.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true, writable: true })
  // jsdom does no layout, but knows hidden elements.
  Element.prototype.checkVisibility ??= function (this: Element): boolean {
    return isDisplayed(this)
  }
  // Elements are never rendered, so never intersect.
  globalThis.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return []
    }
  }
  const { configure } = await import('@testing-library/react')
  configure({
    asyncUtilTimeout: limits.unit.wait,
    getElementError: (message) => new Error(message ?? 'Not found'),
  })
})
