import { beforeAll } from 'vitest'
import { limits } from '../run/time-limits'

function isDisplayed(element: Element): boolean {
  const { parentElement: around } = element
  return getComputedStyle(element).display !== 'none' && (around === null || isDisplayed(around))
}

/**
 * For tests with a document: waits as long as a busy machine needs, and says what was not found without printing the whole
 * document.
 */
beforeAll(async () => {
  if (typeof document === 'undefined') return
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
