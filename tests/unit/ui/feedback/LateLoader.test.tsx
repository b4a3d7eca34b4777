// @vitest-environment jsdom
import '../browser-stubs'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LateLoader } from '../../../../src/ui/feedback/LateLoader'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows nothing for half a second, then its content [SHELL-02]', () => {
  render(
    <LateLoader>
      <p>logo</p>
    </LateLoader>,
  )
  act(() => void vi.advanceTimersByTime(499))
  expect(screen.queryByText('logo')).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByText('logo')).toBeTruthy()
})
