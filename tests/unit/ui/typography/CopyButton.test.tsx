// @vitest-environment jsdom
import '../browser-stubs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onAnnounce } from '../../../../src/ui/feedback/announce'
import { CopyButton } from '../../../../src/ui/typography/CopyButton'

const labels = { label: 'Copy UUID', copy: 'copy', copied: 'copied', failed: 'could not copy' }
const said = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stop = onAnnounce(said)
})
afterEach(() => {
  stop()
  said.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
}

async function press() {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy UUID' })))
}

const tip = () => screen.getByRole('button').textContent

it('says "copy", then "copied" for one second, then "copy" again [SHELL-16]', async () => {
  const writeText = vi.fn(async () => undefined)
  clipboard(writeText)
  render(<CopyButton value="7c1e40f2" labels={labels} />)
  expect(tip()).toBe('copy')
  await press()
  expect(writeText).toHaveBeenCalledWith('7c1e40f2')
  expect(tip()).toBe('copied')
  expect(said).toHaveBeenCalledWith('copied', 'polite')
  act(() => void vi.advanceTimersByTime(999))
  expect(tip()).toBe('copied')
  act(() => void vi.advanceTimersByTime(1))
  expect(tip()).toBe('copy')
})

it('starts its second anew when pressed again', async () => {
  clipboard(async () => undefined)
  render(<CopyButton value="a" labels={labels} />)
  await press()
  act(() => void vi.advanceTimersByTime(700))
  await press()
  act(() => void vi.advanceTimersByTime(700))
  expect(tip()).toBe('copied')
})

it('says so when the browser refuses', async () => {
  clipboard(() => Promise.reject(new Error('not allowed')))
  render(<CopyButton value={() => 'a'} labels={labels} />)
  await press()
  expect(tip()).toBe('could not copy')
  expect(said).toHaveBeenCalledWith('could not copy', 'assertive')
})
