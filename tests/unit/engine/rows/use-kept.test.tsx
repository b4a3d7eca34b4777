// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKept } from '../../../../src/engine/rows/use-kept'

it('keeps a value while a change does not matter, and lets it through as soon as it does', () => {
  const first = (): number => 1
  const second = (): number => 2
  const { result, rerender } = renderHook(({ value, matters }) => useKept(value, matters), {
    initialProps: { value: first, matters: false },
  })
  rerender({ value: second, matters: false })
  expect(result.current).toBe(first)
  rerender({ value: second, matters: true })
  expect(result.current).toBe(second)
  rerender({ value: first, matters: false })
  expect(result.current).toBe(second)
})
