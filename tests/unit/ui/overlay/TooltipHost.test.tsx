// @vitest-environment jsdom
import { stubBrowser } from '../browser-stubs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { Tooltip } from '../../../../src/ui/overlay/tooltip'
import { TooltipHost } from '../../../../src/ui/overlay/TooltipHost'

beforeAll(async () => void (await import('../../../../src/ui/overlay/TooltipLayer')))
beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

function page() {
  render(
    <>
      <TooltipHost />
      <Tooltip text="2026-03-04 09:12:44 UTC">4 Mar 2026</Tooltip>
      <p>elsewhere</p>
    </>,
  )
  return screen.getByText('4 Mar 2026')
}

const wait = async (ms: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms))
}

it('opens after 300 ms and closes after 100 ms [CONST-01]', async () => {
  const target = page()
  fireEvent.pointerOver(target)
  await wait(299)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await wait(1)
  expect(screen.getByRole('tooltip').textContent).toBe('2026-03-04 09:12:44 UTC')
  expect(document.getElementById(target.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    '09:12',
  )
  fireEvent.pointerOver(screen.getByText('elsewhere'))
  await wait(99)
  expect(screen.getByRole('tooltip')).toBeTruthy()
  await wait(1)
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(target.hasAttribute('aria-describedby')).toBe(false)
})

it('stays while the pointer is on it, and closes with Escape', async () => {
  const target = page()
  fireEvent.pointerOver(target)
  await wait(300)
  fireEvent.pointerOver(screen.getByText('elsewhere'))
  fireEvent.pointerEnter(screen.getByText('2026-03-04 09:12:44 UTC'))
  await wait(5000)
  expect(screen.getByRole('tooltip')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
})
