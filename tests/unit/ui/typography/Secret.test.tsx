// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Secret } from '../../../../src/ui/typography/Secret'
import { secretShownFor } from '../../../../src/ui/typography/use-shown-briefly'
import { stubBrowser } from '../browser-stubs'

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const secret = 'root:Vana-Toomas-1433'
const draw = () =>
  render(
    <Secret showLabel="Show credentials" hideLabel="Hide credentials">
      {secret}
    </Secret>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('is not in the page before it is shown', () => {
  const { container } = draw()
  expect(container.innerHTML).not.toContain('Toomas')
  press('Show credentials')
  expect(container.textContent).toContain(secret)
  press('Hide credentials')
  expect(container.innerHTML).not.toContain('Toomas')
})

it('is hidden again by itself, counted from when it was shown last', () => {
  const { container } = draw()
  press('Show credentials')
  act(() => vi.advanceTimersByTime(secretShownFor - 1))
  press('Hide credentials')
  press('Show credentials')
  act(() => vi.advanceTimersByTime(secretShownFor - 1))
  expect(container.textContent).toContain(secret)
  act(() => vi.advanceTimersByTime(1))
  expect(container.innerHTML).not.toContain('Toomas')
})
