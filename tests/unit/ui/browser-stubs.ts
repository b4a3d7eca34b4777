import { afterEach, vi } from 'vitest'
import { cleanup } from '@testing-library/react'

// Unmounts first, because late effects still use the stubs.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Browser features that overlays use and jsdom lacks. `phone` is the answer of the phone layout's media query. */
export function stubBrowser({ phone = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: phone && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false })
  Element.prototype.scrollIntoView = () => undefined
}
