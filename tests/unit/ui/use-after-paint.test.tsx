// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAfterPaint } from '../../../src/ui/use-after-paint'

const frames = new Map<number, () => void>()
beforeEach(() => {
  vi.useFakeTimers()
  frames.clear()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(frames.size + 1, draw)
    return frames.size
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const frame = (): void => {
  for (const draw of frames.values()) draw()
  frames.clear()
}
const after = (): void => act(() => void vi.advanceTimersByTime(0))

describe('what may wait until something is drawn', () => {
  it('waits for what is ready, for its frame, and for what comes behind it', () => {
    const { result, rerender } = renderHook(useAfterPaint, { initialProps: false })
    frame()
    after()
    expect(result.current).toBe(false)
    rerender(true)
    expect(result.current).toBe(false)
    frame()
    after()
    expect(result.current).toBe(true)
  })

  it('waits in a tab where nothing is drawn', () => {
    const { result } = renderHook(useAfterPaint, { initialProps: true })
    after()
    expect(result.current).toBe(false)
  })

  it('stays once it was drawn, rests while nothing is ready, and leaves nothing behind', () => {
    const { result, rerender, unmount } = renderHook(useAfterPaint, { initialProps: true })
    frame()
    after()
    rerender(false)
    expect(result.current).toBe(false)
    rerender(true)
    expect(result.current).toBe(true)
    unmount()
    const other = renderHook(useAfterPaint, { initialProps: true })
    frame()
    other.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
