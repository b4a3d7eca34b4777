// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTrueFor } from '../../../../src/ui/feedback/use-true-for'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('is true once it has been so for long enough, and no longer than it is so', () => {
  const { result, rerender } = renderHook(({ isSo }) => useTrueFor(isSo, 4000), {
    initialProps: { isSo: true },
  })
  pass(3999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender({ isSo: false })
  expect(result.current).toBe(false)
})

test('begins to count anew after a break', () => {
  const { result, rerender } = renderHook(({ isSo }) => useTrueFor(isSo, 4000), {
    initialProps: { isSo: true },
  })
  pass(3000)
  rerender({ isSo: false })
  rerender({ isSo: true })
  pass(3000)
  expect(result.current).toBe(false)
  pass(1000)
  expect(result.current).toBe(true)
})
