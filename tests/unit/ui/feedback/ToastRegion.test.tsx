// @vitest-environment jsdom
import { stubBrowser } from '../browser-stubs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createToastStore, type ToastContent } from '../../../../src/ui/feedback/toast-store'
import { ToastRegion } from '../../../../src/ui/feedback/ToastRegion'

const labels = { region: 'Notifications', dismiss: 'Close', more: (count: number) => `${count} more` }
const done = (title: string): ToastContent => ({ tone: 'success', title, closes: true })

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

function show(...contents: readonly ToastContent[]) {
  const store = createToastStore()
  for (const content of contents) store.add(content)
  render(<ToastRegion store={store} labels={labels} />)
  return store
}

it('announces results politely and failures at once, with the reference in brackets [SHELL-12]', () => {
  show(done('web-prod-02 restarted'), {
    tone: 'error',
    title: 'Error: Failed to stop virtual machine',
    reference: 'c7f2-91ab',
    closes: false,
  })
  expect(screen.getByRole('status').textContent).toContain('web-prod-02 restarted')
  expect(screen.getByRole('alert').textContent).toContain('[c7f2-91ab]')
})

it('offers what can be done about it [SHELL-13]', () => {
  const retry = vi.fn()
  show({
    tone: 'error',
    title: 'Error: Failed',
    closes: false,
    actions: [{ label: 'Retry', look: 'button', onPress: retry }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('waits while the pointer or the focus is on it', () => {
  show(done('web-prod-02 restarted'))
  const region = screen.getByRole('region', { name: 'Notifications' })
  fireEvent.pointerEnter(region)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByRole('status')).toBeTruthy()
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  fireEvent.pointerLeave(region)
  fireEvent.focus(screen.getByRole('button', { name: 'Close' }))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByRole('status')).toBeTruthy()
  fireEvent.blur(screen.getByRole('button', { name: 'Close' }))
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.queryByRole('status')).toBeNull()
})

it('shows four and counts the rest', () => {
  show(...['1', '2', '3', '4', '5', '6'].map(done))
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual(['6', '5', '4', '3'])
  expect(screen.getByText('2 more')).toBeTruthy()
})

it('shows texts of others as text', () => {
  show(done('<img src=x onerror=alert(1)>\u202Egnp'))
  expect(screen.getByRole('status').textContent).toBe('<img src=x onerror=alert(1)>[U+202E]gnp')
})

it('closes on request', () => {
  show(done('1'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('status')).toBeNull()
})
